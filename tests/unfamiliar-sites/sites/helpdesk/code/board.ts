export const board = `
function CardMenu({ ticket, move }) {
  return (
    <MenuTrigger>
      <Button className="card-menu" aria-label={'Actions for #' + ticket.id}><Dots /></Button>
      <Popover className="popover">
        <Menu onAction={(key) => (key === 'copy' ? notify('Link copied') : move(ticket.id, key))}>
          {statuses.filter((each) => each !== ticket.status).map((each) => <MenuItem key={each} id={each}>Move to {each}</MenuItem>)}
          <MenuItem id="copy">Copy link</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Lane({ status, items, move, open }) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'fernpost-ticket': String(key), 'text/plain': String(key) })),
    acceptedDragTypes: ['fernpost-ticket'],
    getDropOperation: () => 'move',
    onInsert: async ({ items: dropped }) => { for (const item of dropped) move(Number(await item.getText('fernpost-ticket')), status); },
    onRootDrop: async ({ items: dropped }) => { for (const item of dropped) move(Number(await item.getText('fernpost-ticket')), status); },
  });
  return (
    <section className="lane" id={'lane-' + status}>
      <h2>{status} <span className="count">{items.length}</span></h2>
      <GridList aria-label={status} items={items} dragAndDropHooks={dragAndDropHooks} className="cards" onAction={(key) => open(Number(key))} renderEmptyState={() => <p className="empty">Drop a ticket here</p>}>
        {(ticket) => (
          <GridListItem id={ticket.id} textValue={ticket.subject} className="board-card">
            <Button slot="drag" className="grip" aria-label={'Move #' + ticket.id}><Grip /></Button>
            <span className="board-text"><b>{ticket.subject}</b><small>#{ticket.id} · {ticket.firm}</small></span>
            <CardMenu ticket={ticket} move={move} />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}

function QuickView({ ticket, phase, leave, gone }) {
  return (
    <>
      <div className={'drawer-scrim ' + phase} onClick={leave} onAnimationEnd={() => phase === 'leaving' && gone()} />
      {phase === 'open' && (
        <div className="drawer" role="dialog" aria-label="Quick view">
          <Button id="close-drawer" aria-label="Close" onPress={leave}>×</Button>
          <h2>{ticket.subject}</h2><p><Badge text={ticket.status} /> <Badge text={ticket.priority} /></p>
          <p>{ticket.customer}, {ticket.firm}</p><p>Assigned to {ticket.agent}. Arrived by {ticket.channel.toLowerCase()}, last answer {ago(ticket.minutes)} ago.</p>
          <Link href={'/tickets/' + ticket.id}>Open the conversation</Link>
        </div>
      )}
    </>
  );
}

function NewTicket({ add }) {
  return (
    <DialogTrigger>
      <Button id="new-ticket" className="primary">New ticket</Button>
      <ModalOverlay isDismissable className="overlay"><Modal className="modal"><Dialog>
        {({ close }) => (
          <Form onSubmit={(event) => { event.preventDefault(); add(new FormData(event.currentTarget).get('subject')); close(); }}>
            <Heading slot="title">New ticket</Heading>
            <TextField name="subject" isRequired autoFocus><Label>Subject</Label><Input /><FieldError /></TextField>
            <TextField name="requester"><Label>Requester</Label><Input /></TextField>
            <div className="row end"><Button slot="close" id="cancel-new">Cancel</Button><Button type="submit" id="create-new" className="primary">Create</Button></div>
          </Form>
        )}
      </Dialog></Modal></ModalOverlay>
    </DialogTrigger>
  );
}

function Board() {
  const { tickets, isLoaded, load } = useDesk();
  const [items, setItems] = useState(null);
  const [view, setView] = useState(null);
  useEffect(() => { load(); }, [load]);
  useEffect(() => { if (isLoaded && !items) setItems(tickets.slice(0, 40)); }, [isLoaded, tickets, items]);
  const move = async (id, status) => {
    setItems((before) => before.map((each) => (each.id === id ? { ...each, status } : each)));
    await post('/tickets/' + id + '/status', { status });
    notify('#' + id + ' moved to ' + status);
  };
  const add = (subject) => {
    setItems((before) => [{ id: 6000 + before.length, subject, customer: 'Nora Feld', firm: 'Fernpost', agent: 'Nora Feld', status: 'Open', priority: 'Normal', channel: 'Web form', minutes: 0 }, ...before]);
    notify('Ticket created');
  };
  return (
    <Page title="Board" wide actions={<NewTicket add={add} />}>
      {!items ? <Skeleton rows={8} /> : (
        <div className="lanes">
          {statuses.map((status) => (
            <Lane key={status} status={status} items={items.filter((each) => each.status === status)} move={move}
              open={(id) => setView({ ticket: items.find((each) => each.id === id), phase: 'open' })} />
          ))}
        </div>
      )}
      {view && <QuickView ticket={view.ticket} phase={view.phase} leave={() => setView({ ...view, phase: 'leaving' })} gone={() => setView(null)} />}
    </Page>
  );
}
`;
