/** The routes with their loaders, and the start of the app. */
export const routes = `
const NietGevonden = () => <Kop titel="Pagina niet gevonden">Deze pagina bestaat niet meer. Ga terug naar het begin.</Kop>

const router = createBrowserRouter([{
  path: '/', element: <Raamwerk />, HydrateFallback: () => <Box p="10"><Laadt /></Box>,
  children: [
    { index: true, element: <Home /> },
    { path: 'vestigingen', loader: () => laad('/vestigingen'), element: <Vestigingen /> },
    { path: 'vestigingen/:id', loader: ({ params }) => laad('/vestigingen/' + params.id), element: <Vestiging /> },
    { path: 'behandelingen', loader: () => laad('/behandelingen'), element: <Behandelingen /> },
    { path: 'therapeuten', loader: () => laad('/vestigingen'), element: <Therapeuten /> },
    { path: 'therapeuten/:id', loader: ({ params }) => laad('/therapeuten/' + params.id), element: <Therapeut /> },
    { path: 'afspraak', element: <Afspraak /> },
    { path: 'afspraak/bevestigd/:id', element: <Bevestigd /> },
    { path: 'intake', element: <Intake /> },
    { path: 'verzekering', element: <Verzekering /> },
    { path: 'vragen', element: <Vragen /> },
    { path: 'contact', element: <Contact /> },
    { path: 'ervaringen', element: <Ervaringen /> },
    { path: 'patienteninformatie', element: <Informatie /> },
    { path: 'wachttijden', element: <Wachttijden /> },
    { path: 'inloggen', action: inloggen, element: <Inloggen /> },
    { path: 'mijn', element: <Mijn />, children: [
      { index: true, loader: achterSlot('/mijn/afspraken'), element: <Afspraken /> },
      { path: 'facturen', loader: achterSlot(), element: <Facturen /> },
      { path: 'berichten', loader: achterSlot('/mijn/berichten'), element: <Berichten /> },
      { path: 'gegevens', loader: achterSlot('/mijn/gegevens'), element: <Gegevens /> },
      { path: 'behandelplan', loader: achterSlot('/mijn/behandelplan'), element: <Behandelplan /> },
    ] },
    { path: '*', element: <NietGevonden /> },
  ],
}])

function Meldingen() {
  return (
    <Portal><Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>{(melding) => (
      <Toast.Root width={{ md: 'sm' }}>
        {melding.type === 'loading' ? <Spinner size="sm" color="blue.solid" /> : <Toast.Indicator />}
        <Stack gap="1" flex="1" maxWidth="100%"><Toast.Title>{melding.title}</Toast.Title>{melding.description && <Toast.Description>{melding.description}</Toast.Description>}</Stack>
        {melding.action && <Toast.ActionTrigger>{melding.action.label}</Toast.ActionTrigger>}
      </Toast.Root>
    )}</Toaster></Portal>
  )
}

function App() {
  const [taal, zet] = useState('nl')
  const waarde = useMemo(() => ({ taal, zet }), [taal])
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <TaalContext.Provider value={waarde}><RouterProvider router={router} /></TaalContext.Provider>
        <Meldingen />
      </QueryClientProvider>
    </ChakraProvider>
  )
}
createRoot(document.getElementById('root')).render(<App />)
`;
