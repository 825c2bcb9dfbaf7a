export const shell = `
const links = [
  ['/', 'Today'], ['/tickets', 'Tickets'], ['/board', 'Board'], ['/customers', 'Customers'], ['/reports', 'Reports'],
  ['/knowledge', 'Knowledge'], ['/macros', 'Macros'], ['/channels', 'Channels'], ['/team', 'Team'], ['/billing', 'Billing'],
  ['/settings', 'Settings'], ['/settings/signature', 'Signature'],
];

function NavLinks({ onFollow }) {
  const [path] = useLocation();
  const count = useDesk((state) => state.incoming.length);
  return (
    <nav aria-label="Main">
      {links.map(([href, label]) => (
        <Link key={href} href={href} className={path === href ? 'nav-link here' : 'nav-link'} onClick={onFollow}>
          {label}{href === '/tickets' && count > 0 && <span className="count">{count}</span>}
        </Link>
      ))}
      <hr />
      <Link href="/pricing" className="nav-link" onClick={onFollow}>Plans and prices</Link>
      <Link href="/changelog" className="nav-link" onClick={onFollow}>What is new</Link>
      <a href="/help" className="nav-link">Help centre</a>
    </nav>
  );
}

function ThemeSwitch() {
  const { theme, setTheme } = usePreferences();
  return (
    <Switch id="dark-mode" className="switch" isSelected={theme === 'dark'} onChange={(on) => setTheme(on ? 'dark' : 'light')}>
      <span className="track" /> Dark
    </Switch>
  );
}

function UserMenu() {
  const [, navigate] = useLocation();
  return (
    <MenuTrigger>
      <Button id="user-menu" className="user" aria-label="Your account"><Avatar name="Nora Feld" /></Button>
      <Popover className="popover">
        <Menu onAction={(key) => (key === 'away' ? notify('You are set to away') : navigate(key))}>
          <MenuItem id="away">Set yourself to away</MenuItem>
          <MenuItem id="/settings">Settings</MenuItem>
          <MenuItem id="/billing">Billing</MenuItem>
          <MenuItem id="/changelog">What is new</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Shell({ children }) {
  const [isOpen, setOpen] = useState(false);
  const setPaletteOpen = useDesk((state) => state.setPaletteOpen);
  return (
    <div className="shell">
      <header className="topbar">
        <Button className="burger" aria-label="Menu" onPress={() => setOpen(true)}><Bars /></Button>
        <Link href="/" className="logo">Fernpost</Link>
        <Button id="open-palette" className="palette-button" onPress={() => setPaletteOpen(true)}>Search or jump to… <kbd>Ctrl K</kbd></Button>
        <ThemeSwitch />
        <UserMenu />
      </header>
      <aside className="sidebar"><NavLinks /></aside>
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className="overlay">
        <Modal className="nav-drawer"><Dialog aria-label="Menu"><NavLinks onFollow={() => setOpen(false)} /></Dialog></Modal>
      </ModalOverlay>
      {children}
      <Palette />
    </div>
  );
}

const PublicShell = ({ children }) => (
  <div className="public">
    <header className="topbar">
      <Link href="/" className="logo">Fernpost</Link>
      <nav><Link href="/pricing">Plans and prices</Link> <a href="/help">Help centre</a> <Link href="/signup" className="cta">Try it free</Link></nav>
    </header>
    {children}
    <footer>Fernpost GmbH · Imprint · Privacy · Terms</footer>
  </div>
);

function Palette() {
  const { isPaletteOpen, setPaletteOpen, tickets } = useDesk();
  const { theme, setTheme } = usePreferences();
  const [, navigate] = useLocation();
  const { contains } = useFilter({ sensitivity: 'base' });
  useEffect(() => {
    const onKey = (event) => {
      if (!(event.key === 'k' && (event.ctrlKey || event.metaKey))) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setPaletteOpen]);
  const run = (key) => {
    setPaletteOpen(false);
    if (key === 'theme') setTheme(theme === 'dark' ? 'light' : 'dark');
    else navigate(String(key));
  };
  return (
    <ModalOverlay isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} isDismissable className="overlay">
      <Modal className="palette">
        <Dialog aria-label="Commands">
          <Autocomplete filter={contains}>
            <SearchField autoFocus aria-label="Command"><Input placeholder="Type a command" /></SearchField>
            <Menu onAction={run} className="palette-list" renderEmptyState={() => <p className="empty">Nothing matches.</p>}>
              {links.map(([href, label]) => <MenuItem key={href} id={href} textValue={'Go to ' + label}>Go to {label}</MenuItem>)}
              <MenuItem id="theme" textValue="Switch between light and dark">Switch between light and dark</MenuItem>
              {tickets.slice(0, 20).map((each) => (
                <MenuItem key={each.id} id={'/tickets/' + each.id} textValue={'#' + each.id + ' ' + each.subject}>#{each.id} {each.subject}</MenuItem>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const Toasts = () => (
  <ToastRegion queue={toasts} className="toasts">
    {({ toast }) => (
      <Toast toast={toast} className="toast">
        <ToastContent><Text slot="title">{toast.content.title}</Text></ToastContent>
        {toast.content.action && (
          <Button className="toast-action" onPress={() => { toast.content.action.run(); toasts.close(toast.key); }}>{toast.content.action.label}</Button>
        )}
        <Button slot="close" aria-label="Dismiss">×</Button>
      </Toast>
    )}
  </ToastRegion>
);
`;
