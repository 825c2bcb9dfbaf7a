export const ui = `
const cn = (...parts) => parts.filter(Boolean).join(' ');

const buttonStyles = {
  default: 'bg-violet-600 text-white shadow-xs hover:bg-violet-700',
  outline: 'border border-slate-200 bg-white shadow-xs hover:bg-slate-100',
  ghost: 'hover:bg-slate-100',
  destructive: 'bg-rose-600 text-white shadow-xs hover:bg-rose-700',
};
const buttonSizes = { default: 'h-9 px-4 py-2', sm: 'h-8 px-3', lg: 'h-11 px-6', icon: 'size-9' };

function Button({ variant = 'default', size = 'default', asChild = false, className, ...props }) {
  const As = asChild ? Slot.Root : 'button';
  return <As data-slot="button" type={asChild ? undefined : 'button'} className={cn('inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium transition-all shrink-0 outline-none disabled:pointer-events-none disabled:opacity-50', buttonStyles[variant], buttonSizes[size], className)} {...props} />;
}

const Input = ({ className, ...props }) =>
  <input data-slot="input" className={cn('flex h-9 w-full min-w-0 rounded-md border border-slate-200 bg-transparent px-3 py-1 text-base shadow-xs transition-colors aria-invalid:border-rose-500 disabled:opacity-50 md:text-sm', className)} {...props} />;
const Textarea = ({ className, ...props }) =>
  <textarea data-slot="textarea" className={cn('flex w-full rounded-md border border-slate-200 bg-transparent px-3 py-2 text-base shadow-xs md:text-sm', className)} {...props} />;
const Label = ({ className, ...props }) =>
  <label data-slot="label" className={cn('flex items-center gap-2 text-sm font-medium leading-6 select-none', className)} {...props} />;
const Card = ({ className, ...props }) =>
  <div data-slot="card" className={cn('rounded-xl border border-slate-200 bg-white p-6 shadow-xs', className)} {...props} />;
const Skeleton = ({ className }) => <div data-slot="skeleton" className={cn('animate-pulse rounded-md bg-slate-100', className)} />;
const Spinner = () => <LoaderCircle className="size-4 animate-spin" aria-hidden />;

function Field({ form, name, label, hint, ...props }) {
  const id = useId();
  const error = form.formState.errors[name];
  return <div data-slot="form-item" className="grid gap-2">
    <Label htmlFor={id}>{label}</Label>
    <Input id={id} aria-invalid={error ? 'true' : 'false'} aria-describedby={id + '-note'} {...form.register(name)} {...props} />
    {error ? <p id={id + '-note'} data-slot="form-message" className="text-sm text-rose-600">{error.message}</p>
      : hint && <p id={id + '-note'} className="text-sm text-slate-500">{hint}</p>}
  </div>;
}

const tones = { paid: 'bg-emerald-50 text-emerald-700', sent: 'bg-violet-50 text-violet-700', overdue: 'bg-rose-50 text-rose-700', draft: 'bg-slate-100 text-slate-600' };
const Badge = ({ status }) =>
  <span data-slot="badge" className={cn('inline-flex items-center rounded-full px-2 py-1 text-xs font-medium', tones[status])}>{status}</span>;

function Dialog({ open, onOpenChange, title, description, children }) {
  return <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-black/50 data-[state=open]:animate-in data-[state=closed]:animate-out" />
      <DialogPrimitive.Content data-slot="dialog-content" className="fixed top-1/2 left-1/2 z-50 grid w-[92vw] max-w-lg -translate-1/2 gap-4 rounded-lg border bg-white p-6 shadow-lg data-[state=open]:animate-in data-[state=closed]:animate-out">
        <DialogPrimitive.Title className="text-lg font-semibold">{title}</DialogPrimitive.Title>
        <DialogPrimitive.Description className="text-sm text-slate-500">{description}</DialogPrimitive.Description>
        {children}
        <DialogPrimitive.Close className="absolute top-4 right-4 rounded opacity-70 hover:opacity-100" aria-label="Close"><X className="size-4" /></DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  </DialogPrimitive.Root>;
}

function Sheet({ open, onOpenChange, side = 'right', title, children }) {
  return <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-black/50 data-[state=open]:animate-in data-[state=closed]:animate-out" />
      <DialogPrimitive.Content aria-describedby={undefined} className={cn('fixed top-0 bottom-0 z-50 flex w-3/4 max-w-sm flex-col gap-4 overflow-y-auto bg-white p-6 shadow-lg data-[state=open]:animate-in data-[state=closed]:animate-out', side === 'right' ? 'right-0' : 'left-0')}>
        <DialogPrimitive.Title className="text-lg font-semibold">{title}</DialogPrimitive.Title>
        {children}
        <DialogPrimitive.Close className="absolute top-4 right-4 rounded opacity-70 hover:opacity-100" aria-label="Close"><X className="size-4" /></DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  </DialogPrimitive.Root>;
}

/** A drawer on phones, a sheet on larger screens. */
function Panel({ open, onOpenChange, title, children }) {
  if (!matchMedia('(max-width: 767px)').matches) return <Sheet open={open} onOpenChange={onOpenChange} title={title}>{children}</Sheet>;
  return <Drawer.Root open={open} onOpenChange={onOpenChange}>
    <Drawer.Portal>
      <Drawer.Overlay className="fixed inset-0 z-50 bg-black/50" />
      <Drawer.Content aria-describedby={undefined} className="fixed inset-x-0 bottom-0 z-50 flex flex-col gap-4 rounded-t-2xl bg-white p-6">
        <div className="mx-auto h-2 w-24 shrink-0 rounded-full bg-slate-200" />
        <Drawer.Title className="text-lg font-semibold">{title}</Drawer.Title>
        {children}
      </Drawer.Content>
    </Drawer.Portal>
  </Drawer.Root>;
}

function Select({ value, onValueChange, options, label, id, className }) {
  return <SelectPrimitive.Root value={value} onValueChange={onValueChange}>
    <SelectPrimitive.Trigger id={id} aria-label={label} className={cn('flex h-9 items-center justify-between gap-2 rounded-md border border-slate-200 bg-white px-3 text-sm shadow-xs whitespace-nowrap', className)}>
      <SelectPrimitive.Value /><SelectPrimitive.Icon><ChevronDown className="size-4 opacity-50" /></SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content position="popper" sideOffset={4} className="z-50 min-w-32 rounded-md border bg-white p-1 shadow-md data-[state=open]:animate-in">
        <SelectPrimitive.Viewport>
          {options.map(([key, text]) => <SelectPrimitive.Item key={key} value={key} className="flex cursor-pointer items-center gap-2 rounded px-2 py-2 text-sm outline-none hover:bg-slate-100 focus:bg-slate-100">
            <SelectPrimitive.ItemText>{text}</SelectPrimitive.ItemText><SelectPrimitive.ItemIndicator className="ml-auto"><Check className="size-4" /></SelectPrimitive.ItemIndicator>
          </SelectPrimitive.Item>)}
        </SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  </SelectPrimitive.Root>;
}

const Switch = (props) => <SwitchPrimitive.Root data-slot="switch" className="inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-slate-300 px-0.5 transition-all data-[state=checked]:bg-violet-600" {...props}>
  <SwitchPrimitive.Thumb className="block size-4 rounded-full bg-white shadow-xs transition-all data-[state=checked]:translate-x-4" />
</SwitchPrimitive.Root>;

function Tip({ text, children }) {
  return <TooltipPrimitive.Root><TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
    <TooltipPrimitive.Portal><TooltipPrimitive.Content sideOffset={6} className="z-50 rounded-md bg-slate-900 px-3 py-2 text-xs text-white">{text}</TooltipPrimitive.Content></TooltipPrimitive.Portal>
  </TooltipPrimitive.Root>;
}

function Tabs({ items, className }) {
  return <TabsPrimitive.Root defaultValue={items[0][0]} className={className}>
    <TabsPrimitive.List className="inline-flex h-9 items-center justify-center rounded-lg bg-slate-100 p-1">
      {items.map(([key, text]) => <TabsPrimitive.Trigger key={key} value={key} id={'tab-' + key} className="inline-flex h-7 items-center rounded-md px-3 text-sm font-medium text-slate-500 data-[state=active]:bg-white data-[state=active]:text-slate-900">{text}</TabsPrimitive.Trigger>)}
    </TabsPrimitive.List>
    {items.map(([key, , body]) => <TabsPrimitive.Content key={key} value={key} className="mt-4 outline-none">{body}</TabsPrimitive.Content>)}
  </TabsPrimitive.Root>;
}

class Boundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() { return { failed: true }; }
  render() {
    if (!this.state.failed) return this.props.children;
    return <Card className="text-sm text-slate-500">This card could not be shown. <button className="underline" onClick={() => this.setState({ failed: false })}>Try again</button></Card>;
  }
}
`;
