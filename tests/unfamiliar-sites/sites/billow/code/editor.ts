export const editor = `
function Line({ id, index, form, onRemove }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const quantity = form.watch('lines.' + index + '.quantity');
  const price = form.watch('lines.' + index + '.price');
  const step = (by) => form.setValue('lines.' + index + '.quantity', Math.max(1, quantity + by), { shouldDirty: true });
  return <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} className={cn('relative flex flex-wrap items-center gap-2 border-b border-slate-200 bg-white py-3', isDragging && 'z-10 shadow-lg')}>
    <button className="touch-none cursor-grab text-slate-400 handle" aria-label={'Move line ' + (index + 1)} {...attributes} {...listeners}><GripVertical className="size-5" /></button>
    <Input aria-label="Description" className="flex-1 min-w-40" {...form.register('lines.' + index + '.text')} />
    <div className="flex items-center gap-1"><Button size="icon" variant="outline" className="less" aria-label="One less" onClick={() => step(-1)}><Minus className="size-4" /></Button><span className="w-8 text-center text-sm tabular-nums">{quantity}</span><Button size="icon" variant="outline" className="more" aria-label="One more" onClick={() => step(1)}><Plus className="size-4" /></Button></div>
    <span className="w-24 text-right text-sm tabular-nums">{money(quantity * price)}</span>
    <Button size="icon" variant="ghost" aria-label="Remove line" onClick={onRemove}><Trash2 className="size-4" /></Button>
  </li>;
}

function Editor() {
  const form = useForm({ defaultValues: { note: '', lines: [{ text: 'Brand workshop', quantity: 1, price: 480 }, { text: 'Logo concepts', quantity: 3, price: 220 }, { text: 'Revisions', quantity: 2, price: 90 }, { text: 'Type licence', quantity: 1, price: 140 }] } });
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const [due, setDue] = useState(new Date(2026, 11, 11));
  const [month, setMonth] = useState(due);
  const [isPicking, setIsPicking] = useState(false);
  const [saved, setSaved] = useState('Draft');
  const values = form.watch();
  const text = useDebounced(JSON.stringify([values, due]), 700);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) { isFirst.current = false; return; }
    setSaved('Saving…');
    let isCurrent = true;
    send('PUT', '/invoices/draft').then(() => isCurrent && setSaved('Saved'));
    return () => { isCurrent = false; };
  }, [text]);
  const total = values.lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  return <>
    <Heading title="New invoice"><span id="saved" aria-live="polite" className="flex h-9 items-center text-sm text-slate-500">{saved}</span></Heading>
    <Card>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <div className="grid gap-2"><Label>Client</Label><p className="flex h-9 items-center text-sm">Harbour &amp; Pine</p></div>
        <div className="grid gap-2"><Label htmlFor="due">Due date</Label>
          <Popover.Root open={isPicking} onOpenChange={setIsPicking}><Popover.Trigger asChild><Button id="due" variant="outline" className="justify-start"><Calendar className="size-4" />{due.toLocaleDateString('en-GB', { dateStyle: 'medium' })}</Button></Popover.Trigger>
            <Popover.Portal><Popover.Content align="start" sideOffset={4} collisionPadding={8} className="z-50 rounded-lg border bg-white p-3 shadow-lg data-[state=open]:animate-in"><DayPicker mode="single" month={month} onMonthChange={setMonth} selected={due} onSelect={(day) => { if (day) setDue(day); setIsPicking(false); }} /></Popover.Content></Popover.Portal></Popover.Root></div>
      </div>
      <h2 className="mt-6 font-semibold">Lines</h2>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={({ active, over }) => { if (over && active.id !== over.id) move(fields.findIndex(({ id }) => id === active.id), fields.findIndex(({ id }) => id === over.id)); }}>
        <SortableContext items={fields} strategy={verticalListSortingStrategy}><ul id="lines" className="mt-2">{fields.map((field, index) => <Line key={field.id} id={field.id} index={index} form={form} onRemove={() => remove(index)} />)}</ul></SortableContext>
      </DndContext>
      <div className="mt-4 flex items-center justify-between"><Button id="add-line" variant="outline" size="sm" onClick={() => append({ text: '', quantity: 1, price: 80 })}><Plus className="size-4" />Add line</Button><p className="font-semibold tabular-nums">Total {money(total)}</p></div>
      <div className="mt-6 grid gap-2"><Label htmlFor="note">Note to the client</Label><Textarea id="note" rows={3} {...form.register('note')} /></div>
    </Card>
  </>;
}
`;
