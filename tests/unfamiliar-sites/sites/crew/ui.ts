/** What every screen of the app uses: primitives styled like shadcn/ui, the API client and small hooks. */
export const ui = `
const cn = (...names) => names.filter(Boolean).join(' ')
const Button = ({ variant = 'primary', size, className, ...props }) =>
  <button type="button" data-slot="button" className={cn('btn', variant, size, className)} {...props} />
const Badge = ({ tone = 'plain', children }) => <span data-slot="badge" className={'badge ' + tone}>{children}</span>
const Card = ({ title, description, action, children, className }) => <section data-slot="card" className={cn('card', className)}>
  {title && <div className="card-head"><div><h2>{title}</h2>{description && <p className="muted">{description}</p>}</div>{action}</div>}
  {children}</section>
const Skeleton = ({ height = 20, width = '100%' }) => <div data-slot="skeleton" className="skeleton" style={{ height, width }} />
const Skeletons = ({ count = 4, height = 36 }) => <div role="status" aria-label="Loading">
  {Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />)}</div>
const Field = ({ label, error, children, hint }) => <div data-slot="form-item" className="field"><label>{label}{children}</label>
  {hint && !error && <p className="muted small">{hint}</p>}{error && <p role="alert" className="error">{error}</p>}</div>

const Dialog = ({ open, onOpenChange, title, description, children, wide }) => <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
  <RadixDialog.Portal><RadixDialog.Overlay className="overlay" /><RadixDialog.Content className={cn('dialog', wide && 'wide')}>
    <RadixDialog.Title>{title}</RadixDialog.Title><RadixDialog.Description className="muted">{description}</RadixDialog.Description>
    {children}<RadixDialog.Close className="close" aria-label="Close"><X size={16} /></RadixDialog.Close>
  </RadixDialog.Content></RadixDialog.Portal></RadixDialog.Root>
const Select = ({ value, onValueChange, options, label, id }) => <RadixSelect.Root value={value} onValueChange={onValueChange}>
  <RadixSelect.Trigger className="select" aria-label={label} id={id}><RadixSelect.Value /><ChevronDown size={14} /></RadixSelect.Trigger>
  <RadixSelect.Portal><RadixSelect.Content className="popup" position="popper" sideOffset={4}><RadixSelect.Viewport>
    {options.map((option) => <RadixSelect.Item key={option} value={option} className="option"><RadixSelect.ItemText>{option}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator><Check size={14} /></RadixSelect.ItemIndicator></RadixSelect.Item>)}
  </RadixSelect.Viewport></RadixSelect.Content></RadixSelect.Portal></RadixSelect.Root>
const Switch = (props) => <RadixSwitch.Root className="switch" {...props}><RadixSwitch.Thumb className="thumb" /></RadixSwitch.Root>
const Checkbox = (props) => <RadixCheckbox.Root className="checkbox" {...props}><RadixCheckbox.Indicator>
  <Check size={13} /></RadixCheckbox.Indicator></RadixCheckbox.Root>
const Tip = ({ text, children }) => <Tooltip.Root><Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
  <Tooltip.Portal><Tooltip.Content className="tip" sideOffset={6}>{text}</Tooltip.Content></Tooltip.Portal></Tooltip.Root>
const Person = ({ name, id }) => <Avatar.Root className="avatar"><Avatar.Image src={'/avatars/' + id + '.png'} alt="" />
  <Avatar.Fallback delayMs={200}>{name.split(' ').map((part) => part[0]).join('')}</Avatar.Fallback></Avatar.Root>

class ApiError extends Error {
  constructor(status, path) { super('Request failed with status ' + status + ': ' + path); this.name = 'ApiError'; this.status = status }
}
async function api(path, { method = 'GET', body, signal } = {}) {
  const response = await fetch('/api' + path, { method, signal, headers: body ? { 'content-type': 'application/json' } : undefined, body: body && JSON.stringify(body) })
  if (!response.ok) throw new ApiError(response.status, path)
  return response.json()
}
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchOnWindowFocus: false } } })

/** Writes to the cache first and puts the old value back when the server disagrees. */
const useOptimistic = (key, mutationFn, change) => useMutation({
  mutationFn,
  onMutate: (input) => {
    const previous = queryClient.getQueryData(key)
    queryClient.setQueryData(key, (old) => change(old, input))
    return { previous }
  },
  onError: (error, input, context) => queryClient.setQueryData(key, context.previous),
})

function useDebounced(value, ms) {
  const [late, setLate] = useState(value)
  useEffect(() => { const timer = setTimeout(() => setLate(value), ms); return () => clearTimeout(timer) }, [value, ms])
  return late
}
async function copyText(text, what) {
  try { await navigator.clipboard.writeText(text) } catch {
    const area = Object.assign(document.createElement('textarea'), { value: text })
    document.body.append(area); area.select(); document.execCommand('copy'); area.remove()
  }
  toast.success(what + ' copied')
}
const usePageTitle = (title) => useEffect(() => { document.title = title + ' · Rosterly' }, [title])
const Page = ({ title, actions, children }) => { usePageTitle(title); return <><div className="page-head"><h1>{title}</h1><div className="row">{actions}</div></div>{children}</> }
`;
