export const ticket = `
function EditorBar() {
  const [editor] = useLexicalComposerContext();
  return (
    <div className="editor-bar" role="toolbar" aria-label="Format">
      {[['bold', 'B'], ['italic', 'I'], ['underline', 'U']].map(([format, label]) => (
        <Button key={format} aria-label={format} excludeFromTabOrder onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}>{label}</Button>
      ))}
      <Button aria-label="list" excludeFromTabOrder onPress={() => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)}>•</Button>
    </div>
  );
}

function EditorHandle({ handle }) {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    handle.current = {
      clear: () => editor.update(() => { const root = $getRoot(); root.clear(); root.append($createParagraphNode()); }),
    };
  }, [editor, handle]);
  return null;
}

function Editor({ id, label, onText, handle, children }) {
  return (
    <LexicalComposer initialConfig={{ namespace: id, nodes: [ListNode, ListItemNode], theme: { text: { underline: 'underlined' } }, onError: (error) => { throw error; } }}>
      <div className="editor">
        <EditorBar />
        <RichTextPlugin ErrorBoundary={LexicalErrorBoundary}
          contentEditable={<ContentEditable id={id} className="editor-input" aria-label={label} aria-placeholder={label} placeholder={<p className="editor-hint">{label}</p>} />} />
        <HistoryPlugin /><ListPlugin />
        <OnChangePlugin ignoreSelectionChange onChange={(state) => state.read(() => onText($getRoot().getTextContent()))} />
        <EditorHandle handle={handle} />
        {children}
      </div>
    </LexicalComposer>
  );
}

function Attachments({ files, add, remove }) {
  return (
    <DropZone className="drop" onDrop={async ({ items }) => { for (const item of items) if (item.kind === 'file') add(item.name); }}>
      <FileTrigger onSelect={(list) => [...(list ?? [])].forEach((file) => add(file.name))}>
        <Button id="attach">Attach a file</Button>
      </FileTrigger>
      <Text slot="label" className="muted">or drop it here</Text>
      {files.map((file) => (
        <div className="file" key={file.name}><span>{file.name}</span>
          <ProgressBar aria-label={'Uploading ' + file.name} value={file.progress} className="progress">{({ percentage }) => <div className="bar"><div style={{ width: percentage + '%' }} /></div>}</ProgressBar>
          <small>{file.progress < 100 ? file.progress + ' %' : 'Uploaded'}</small>
          <Button aria-label={'Remove ' + file.name} onPress={() => remove(file.name)}>×</Button></div>
      ))}
    </DropZone>
  );
}

function Composer({ id, onSend }) {
  const [mode, setMode] = useState('reply');
  const [text, setText] = useState('');
  const [files, setFiles] = useState([]);
  const handle = useRef(null);
  const add = (name) => {
    setFiles((before) => [...before, { name, progress: 0 }]);
    const timer = setInterval(() => setFiles((before) => before.map((file) => {
      if (file.name !== name) return file;
      if (file.progress >= 90) clearInterval(timer);
      return { ...file, progress: Math.min(100, file.progress + 10) };
    })), 260);
  };
  const send = () => {
    onSend(mode, text);
    handle.current?.clear();
    setFiles([]);
  };
  return (
    <section className="composer">
      <Tabs selectedKey={mode} onSelectionChange={setMode}>
        <TabList aria-label="Kind of answer" className="tabs"><Tab id="reply">Reply</Tab><Tab id="note">Internal note</Tab></TabList>
      </Tabs>
      <Editor id="editor" label={mode === 'note' ? 'Write a note for colleagues' : 'Write a reply'} onText={setText} handle={handle} />
      <Attachments files={files} add={add} remove={(name) => setFiles((before) => before.filter((file) => file.name !== name))} />
      <div className="row end"><Button id="send" className="primary" isDisabled={text.trim() === ''} onPress={send}>{mode === 'note' ? 'Add note' : 'Send reply'}</Button></div>
    </section>
  );
}

function Subject({ ticket, onSave }) {
  const [isEditing, setEditing] = useState(false);
  const [value, setValue] = useState(ticket.subject);
  if (!isEditing)
    return <h2 className="subject">{ticket.subject} <Button id="edit-subject" className="plain" onPress={() => { setValue(ticket.subject); setEditing(true); }}>Edit</Button></h2>;
  return (
    <TextField aria-label="Subject" autoFocus value={value} onChange={setValue} className="subject-field"
      onKeyDown={(event) => { if (event.key === 'Escape') setEditing(false); if (event.key === 'Enter') { setEditing(false); onSave(value); } }}
      onBlur={() => setEditing(false)}><Input id="subject-input" /></TextField>
  );
}

function Assignee({ value, onChange }) {
  return (
    <ComboBox className="combo" defaultSelectedKey={value} onSelectionChange={(key) => key && key !== value && onChange(key)} menuTrigger="focus">
      <Label>Assignee</Label>
      <Group className="combo-box"><Input id="assignee" /><Button aria-label="Show colleagues"><Down /></Button></Group>
      <Popover className="popover"><ListBox>{[...agents, 'Nikos Adamou', 'Samira Haddad'].map((each) => <ListBoxItem key={each} id={each}>{each}</ListBoxItem>)}</ListBox></Popover>
    </ComboBox>
  );
}

function Details({ ticket, update, id }) {
  const setPriority = async (priority) => {
    const before = ticket.priority;
    update({ priority });
    try {
      await post('/tickets/' + id + '/priority', { priority });
    } catch (error) {
      update({ priority: error.status === 409 ? 'Urgent' : before });
      notify('Sam Okoro set the priority to Urgent a moment ago. We kept that.');
    }
  };
  return (
    <aside className="details">
      <h3>Details</h3>
      <Assignee value={ticket.agent} onChange={(agent) => { update({ agent }); post('/tickets/' + id + '/agent', { agent }).then(() => notify('Assigned to ' + agent)); }} />
      <label className="field">Status</label>
      <Choice id="status" label="Status" items={statuses} value={ticket.status} onChange={(status) => { update({ status }); post('/tickets/' + id + '/status').then(() => notify('Status: ' + status)); }} />
      <label className="field">Priority</label>
      <Choice id="priority" label="Priority" items={['Low', 'Normal', 'High', 'Urgent']} value={ticket.priority} onChange={setPriority} />
      <h3>Customer</h3>
      <p><Avatar name={ticket.customer} /> {ticket.customer}<br /><small>{ticket.firm}</small></p>
      {['Plan and payment', 'Earlier tickets', 'Device'].map((title) => (
        <Disclosure key={title} className="disclosure"><Heading><Button slot="trigger">{title}</Button></Heading>
          <DisclosurePanel><p>{title}: nothing unusual in the last ninety days.</p></DisclosurePanel></Disclosure>
      ))}
    </aside>
  );
}

function Conversation({ id, ticket, messages, update, setMessages }) {
  const send = async (mode, text) => {
    const before = messages;
    const key = 'own' + Date.now();
    setMessages([...messages, { key, from: 'Nora Feld', isAgent: true, isNote: mode === 'note', isSending: true, text, at: 'now' }]);
    try {
      await post('/tickets/' + id + '/' + mode, { text });
      setMessages((now) => now.map((each) => (each.key === key ? { ...each, isSending: false } : each)));
      notify(mode === 'note' ? 'Note added' : 'Reply sent');
    } catch {
      setMessages(before);
    }
  };
  return (
    <div className="conversation">
      <Subject ticket={ticket} onSave={(subject) => { update({ subject }); post('/tickets/' + id + '/subject').then(() => notify('Subject saved')); }} />
      <ol className="messages">
        {messages.map((each) => (
          <li key={each.key} className={(each.isAgent ? 'agent-message' : '') + (each.isNote ? ' note' : '') + (each.isSending ? ' sending' : '')}>
            <Avatar name={each.from} /><div><b>{each.from}</b> <small>{each.isSending ? 'sending…' : each.at}</small><p>{each.text}</p></div></li>
        ))}
      </ol>
      <Composer id={id} onSend={send} />
    </div>
  );
}

function TicketView() {
  const { id } = useParams();
  const { data, isLoading } = useData('/tickets/' + id);
  const [changes, setChanges] = useState({});
  const [messages, setMessages] = useState([]);
  const isNarrow = useMemo(() => innerWidth < 800, []);
  useEffect(() => { setMessages(data?.messages ?? []); setChanges({}); }, [data]);
  if (isLoading || !data) return <Page title={'Ticket #' + id} wide><Skeleton rows={10} /></Page>;
  const ticket = { ...data.ticket, ...changes };
  const update = (change) => setChanges((before) => ({ ...before, ...change }));
  const conversation = <Conversation id={id} ticket={ticket} messages={messages} update={update} setMessages={setMessages} />;
  const details = <Details key={id} ticket={ticket} update={update} id={id} />;
  return (
    <Page title={'Ticket #' + id} wide actions={<Breadcrumbs className="crumbs"><Breadcrumb><Link href="/tickets">Tickets</Link></Breadcrumb><Breadcrumb>#{id}</Breadcrumb></Breadcrumbs>}>
      {isNarrow ? <>{details}{conversation}</> : (
        <Panels orientation="horizontal" className="panels">
          <Panel defaultSize="68%" minSize="40%" className="panel">{conversation}</Panel>
          <PanelHandle id="divider" className="divider" />
          <Panel minSize="20%" className="panel">{details}</Panel>
        </Panels>
      )}
    </Page>
  );
}
`;
