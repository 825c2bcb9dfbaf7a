export const canvas = `
const tones = { trigger: '#2d72d2', action: '#238551', branch: '#935610', wait: '#7961db' };
const StepNode = memo(({ data, selected }) => (
  <div className={selected ? 'step selected' : 'step'} style={{ borderTopColor: tones[data.tone] }}>
    {data.tone !== 'trigger' && <Handle type="target" position={Position.Top} />}
    <b>{data.label}</b><small>{data.app}</small>
    {data.warning && <span className="step-warning" title="Needs a connection">!</span>}
    <Handle type="source" position={Position.Bottom} />
  </div>
));
const nodeTypes = { step: StepNode };

const startNodes = [
  ['n1', 'New order', 'Shopify', 'trigger', 260, 20], ['n2', 'Find customer', 'HubSpot', 'action', 260, 150], ['n3', 'Is it over $500?', 'Branch', 'branch', 260, 280],
  ['n4', 'Message #sales', 'Slack', 'action', 90, 420], ['n5', 'Wait 2 days', 'Delay', 'wait', 430, 420], ['n6', 'Send thank-you', 'Gmail', 'action', 430, 550],
].map(([id, label, app, tone, x, y]) => ({ id, type: 'step', position: { x, y }, data: { label, app, tone, warning: id === 'n6' } }));
const startEdges = [['n1', 'n2'], ['n2', 'n3'], ['n3', 'n4'], ['n3', 'n5']].map(([source, target]) => ({ id: source + target, source, target, animated: target === 'n5' }));

function useHistory(initial) {
  const [state, setState] = useState({ past: [], now: initial, next: [] });
  return {
    now: state.now,
    canUndo: state.past.length > 0,
    canRedo: state.next.length > 0,
    change: (make) => setState(({ past, now }) => ({ past: [...past.slice(-40), now], now: make(now), next: [] })),
    silently: (make) => setState((before) => ({ ...before, now: make(before.now) })),
    undo: () => setState(({ past, now, next }) => (past.length ? { past: past.slice(0, -1), now: past.at(-1), next: [now, ...next] } : { past, now, next })),
    redo: () => setState(({ past, now, next }) => (next.length ? { past: [...past, now], now: next[0], next: next.slice(1) } : { past, now, next })),
  };
}

function Inspector({ node, rename, close }) {
  const [label, setLabel] = useState(node.data.label);
  const [tries, setTries] = useState('3');
  useEffect(() => setLabel(node.data.label), [node.id]);
  return (
    <div className="inspector"><div className="title"><h2>{node.data.app}</h2><Button variant="minimal" size="small" aria-label="Close panel" onClick={close}>×</Button></div>
      <FormGroup label="Name of the step" labelFor="step-name"><InputGroup id="step-name" value={label} onValueChange={setLabel} onBlur={() => label !== node.data.label && rename(node.id, label)} /></FormGroup>
      <FormGroup label="Retries" labelFor="tries"><HTMLSelect id="tries" value={tries} onChange={(event) => setTries(event.target.value)} options={['0', '1', '3', '5']} /></FormGroup>
      <Checkbox label="Continue when this step fails" defaultChecked={false} />
      {node.data.warning && <Callout intent="warning" icon={null}>This step has no connection yet.</Callout>}</div>
  );
}

function Canvas() {
  const { id } = useParams();
  const history = useHistory({ nodes: startNodes, edges: startEdges });
  const { nodes, edges } = history.now;
  const [saved, setSaved] = useState('All changes saved');
  const [conflict, setConflict] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const turn = useRef(0);
  const flow = useReactFlow();
  const name = { 201: 'Big orders to Slack', 202: 'Weekly digest', 203: 'Refund requests' }[id] ?? 'Untitled flow';
  const changed = () => {
    const mine = ++turn.current;
    setSaved('Saving…');
    setTimeout(async () => {
      if (mine !== turn.current) return;
      try { await put('/flows/' + id, { nodes: nodes.length }); if (mine === turn.current) setSaved('All changes saved'); }
      catch (error) { if (error.status === 409) { setConflict(true); setSaved('Not saved'); } else setSaved('Saving failed. We will try again.'); }
    }, 800);
  };
  const onNodes = (changes) => history.silently((now) => ({ ...now, nodes: applyNodeChanges(changes, now.nodes) }));
  const onEdges = (changes) => history.silently((now) => ({ ...now, edges: applyEdgeChanges(changes, now.edges) }));
  const add = (app, tone) => {
    history.change((now) => ({ ...now, nodes: [...now.nodes, { id: 'n' + (now.nodes.length + 1), type: 'step', position: { x: 60 + now.nodes.length * 12, y: 60 + now.nodes.length * 24 }, data: { label: 'New ' + app.toLowerCase() + ' step', app, tone } }] }));
    changed();
  };
  const publish = async () => {
    setPublishing(true);
    try { await post('/flows/' + id + '/publish', { version: 7 }); toast('Published version 7', 'success'); } catch (error) { console.warn('publish', error.code); }
    setPublishing(false);
  };
  const test = async () => {
    setTesting(true);
    await post('/flows/' + id + '/test').then(() => toast('Test run passed: 5 of 5 steps', 'success'), () => toast('The test run failed', 'danger'));
    setTesting(false);
  };
  const latest = useRef({});
  latest.current = { undo: () => { history.undo(); changed(); }, redo: () => { history.redo(); changed(); } };
  const keys = useMemo(() => [
    { combo: 'mod+z', global: true, label: 'Undo', preventDefault: true, onKeyDown: () => latest.current.undo() },
    { combo: 'mod+shift+z', global: true, label: 'Redo', preventDefault: true, onKeyDown: () => latest.current.redo() },
  ], []);
  useHotkeys(keys);
  const chosen = nodes.find((node) => node.selected);
  const rename = (nodeId, label) => { history.change((now) => ({ ...now, nodes: now.nodes.map((node) => (node.id === nodeId ? { ...node, data: { ...node.data, label } } : node)) })); changed(); };
  return (
    <Shell wide>
      <div className="canvas-head"><Title text={name}><span id="save-state" className="muted" role="status">{saved}</span>
        <ButtonGroup><Button id="undo" aria-label="Undo" disabled={!history.canUndo} onClick={() => { history.undo(); changed(); }}>↶</Button><Button id="redo" aria-label="Redo" disabled={!history.canRedo} onClick={() => { history.redo(); changed(); }}>↷</Button></ButtonGroup>
        <Button id="test-run" loading={isTesting} onClick={test}>Test</Button>
        <Button id="publish" intent="primary" loading={isPublishing} onClick={publish}>Publish</Button></Title></div>
      <div className="canvas">
        <ReactFlow nodes={nodes} edges={edges} nodeTypes={nodeTypes} onNodesChange={onNodes} onEdgesChange={onEdges} fitView minZoom={0.4} maxZoom={1.8}
          onNodeDragStart={() => history.change((now) => now)} onNodeDragStop={changed}
          onConnect={(link) => { history.change((now) => ({ ...now, edges: addEdge(link, now.edges) })); changed(); toast('Steps connected'); }}>
          <Background gap={18} /><Controls /><MiniMap pannable zoomable />
          <Panel position="top-left" className="add-steps">{[['Action', 'action'], ['Branch', 'branch'], ['Delay', 'wait']].map(([app, tone]) => <Button key={app} id={'add-' + tone} size="small" onClick={() => add(app, tone)}>+ {app}</Button>)}</Panel>
        </ReactFlow>
        {chosen && <Inspector node={chosen} rename={rename} close={() => onNodes(nodes.map((node) => ({ id: node.id, type: 'select', selected: false })))} />}
      </div>
      <Dialog isOpen={conflict} title="Sam changed this flow" onClose={() => setConflict(false)}>
        <DialogBody>Sam Okafor saved a newer version two minutes ago. Keep your version or load Sam's?</DialogBody>
        <DialogFooter actions={<><Button id="load-theirs" onClick={() => { setConflict(false); setSaved('All changes saved'); }}>Load Sam's</Button><Button id="keep-mine" intent="primary" onClick={async () => { await put('/flows/' + id + '/force'); setConflict(false); setSaved('All changes saved'); toast('Your version was saved'); }}>Keep mine</Button></>} />
      </Dialog>
    </Shell>
  );
}
const FlowPage = () => { const { id } = useParams(); return <ReactFlowProvider key={id}><Canvas /></ReactFlowProvider>; };
`;
