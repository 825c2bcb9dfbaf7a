export const settings = `
function Toggle({ id, children, initial }) {
  const [isOn, setOn] = useState(initial);
  const [state, setState] = useState('');
  const turn = useRef(0);
  const change = async (on) => {
    setOn(on);
    const mine = ++turn.current;
    setState('Saving…');
    await post('/settings/' + id).catch(() => undefined);
    if (mine === turn.current) setState('Saved');
  };
  return (
    <div className="setting"><Switch id={id} className="switch" isSelected={isOn} onChange={change}><span className="track" /> {children}</Switch><small role="status">{state}</small></div>
  );
}

function Password() {
  const [errors, setErrors] = useState({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { fresh, again } = Object.fromEntries(new FormData(form));
    const found = {};
    if (fresh.length < 10) found.fresh = 'Use at least ten characters.';
    else if (fresh !== again) found.again = 'This differs from the new password.';
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    await post('/password');
    setBusy(false);
    form.reset();
    notify('Password changed');
  };
  return (
    <Form onSubmit={submit} validationErrors={errors} className="card narrow"><h2>Password</h2>
      <TextField name="fresh" type="password"><Label>New password</Label><Input /><FieldError /></TextField>
      <TextField name="again" type="password"><Label>New password again</Label><Input /><FieldError /></TextField>
      <Button type="submit" id="change-password" isPending={isBusy}>{isBusy ? 'Changing…' : 'Change password'}</Button></Form>
  );
}

const areas = [
  ['Ticket numbers', 'Numbers start at four thousand and never repeat, even when tickets are deleted.'],
  ['Business hours', 'Monday to Friday from nine to five. Outside of them customers receive a short note.'],
  ['Satisfaction survey', 'We ask one question a day after a ticket was solved.'],
  ['Spam', 'Suspicious messages wait for thirty days in a list that every colleague can read.'],
  ['Attachments', 'Files of up to twenty megabytes are accepted. Programs are refused.'],
  ['Data retention', 'Solved tickets are kept for three years, then they are deleted with all of their files.'],
  ['Access from other programs', 'Keys for other programs can read tickets, or read and write them.'],
];

function Settings() {
  return (
    <Page title="Settings">
      <section className="card"><h2>Workspace</h2>
        <Toggle id="auto-close" initial>Close solved tickets after four days</Toggle>
        <Toggle id="sounds" initial={false}>Play a sound for new tickets</Toggle>
        <Toggle id="digest" initial>Send a summary every Monday</Toggle>
        <Toggle id="collision" initial>Warn when a colleague is writing</Toggle></section>
      <Password />
      {areas.map(([title, text], index) => (
        <section key={title} className="card tall"><h2>{title}</h2><p>{text}</p>
          {index % 2 === 0 && <Toggle id={'area-' + index} initial={index % 4 === 0}>{'Use for new tickets'}</Toggle>}
          <p className="muted">Changed by Sam Okoro in {['March', 'May', 'August'][index % 3]}.</p></section>
      ))}
    </Page>
  );
}

const placeholders = ['{name}', '{company}', '{ticket}'];

function Placeholders() {
  const [editor] = useLexicalComposerContext();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const close = () => { setOpen(false); return true; };
    const stopEscape = editor.registerCommand(KEY_ESCAPE_COMMAND, close, COMMAND_PRIORITY_HIGH);
    const stopText = editor.registerTextContentListener((text) => setOpen(text.endsWith('{')));
    return () => { stopEscape(); stopText(); };
  }, [editor]);
  return isOpen ? <p className="hint">{placeholders.join(' ')}</p> : null;
}

function Signature() {
  const [text, setText] = useState('');
  const handle = useRef(null);
  return (
    <Page title="Signature">
      <section className="card narrow">
        <TextField><Label>Name shown to customers</Label><Input id="shown-name" /></TextField>
        <p className="field">Text below your replies</p>
        <Editor id="signature-editor" label="Kind regards …" onText={setText} handle={handle}><TabIndentationPlugin /><Placeholders /></Editor>
        <RadioGroup defaultValue="always" className="radios"><Label>Add it</Label><Radio value="always">to every reply</Radio><Radio value="first">to the first reply only</Radio></RadioGroup>
        <div className="row end"><span className="muted">{text.length} characters</span><Button id="save-signature" className="primary" onPress={() => post('/signature').then(() => notify('Signature saved'))}>Save signature</Button></div>
      </section>
    </Page>
  );
}

function useRows() {
  const [rows, setRows] = useState([
    ['m1', 'Ask for the order number'], ['m2', 'Refund is on its way'], ['m3', 'Reset of the password'],
    ['m4', 'We are looking into it'], ['m5', 'Close after no answer'], ['m6', 'Greeting for new customers'],
  ].map(([id, title]) => ({ id, title })));
  return [rows, setRows];
}

function Macros() {
  const [rows, setRows] = useRows();
  const [words, setWords] = useState('');
  const isCopying = useRef(false);
  const duplicate = async (row) => {
    if (isCopying.current) return;
    isCopying.current = true;
    await post('/macros');
    setRows((before) => before.flatMap((each) => (each.id === row.id ? [each, { id: each.id + 'c', title: each.title + ' (copy)' }] : [each])));
    notify('Macro duplicated');
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      setRows((before) => {
        const moved = before.filter((each) => keys.has(each.id));
        const rest = before.filter((each) => !keys.has(each.id));
        const at = rest.findIndex((each) => each.id === target.key) + (target.dropPosition === 'after' ? 1 : 0);
        return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
      });
    },
  });
  const remove = (row) => {
    const before = rows;
    setRows(rows.filter((each) => each.id !== row.id));
    notify('Macro deleted', { label: 'Undo', run: () => setRows(before) });
  };
  const shown = rows.filter((each) => each.title.toLowerCase().includes(words.toLowerCase()));
  return (
    <Page title="Macros" actions={<SearchField className="search" aria-label="Find a macro" value={words} onChange={setWords}><Input id="macro-search" placeholder="Find a macro" /><Button aria-label="Clear">×</Button></SearchField>}>
      <p>The order here is the order in the menu of the editor.</p>
      <GridList aria-label="Macros" items={shown} dragAndDropHooks={dragAndDropHooks} className="macros" renderEmptyState={() => <p className="empty">No macro has this name.</p>}>
        {(row) => (
          <GridListItem id={row.id} textValue={row.title} className="macro">
            <Button slot="drag" className="grip" aria-label={'Move ' + row.title}><Grip /></Button><span>{row.title}</span>
            <Button id={'copy-' + row.id} onPress={() => duplicate(row)}>Duplicate</Button>
            <Button id={'delete-' + row.id} onPress={() => remove(row)}>Delete</Button>
          </GridListItem>
        )}
      </GridList>
    </Page>
  );
}
`;
