/** Code of the site's app: home, restaurants, search and promotions. */
export const lists = /* tsx */ `
const kitchens = [['🌮', 'Tacos'], ['🍔', 'Hamburguesas'], ['🍣', 'Sushi'], ['🍕', 'Pizza'], ['🥑', 'Saludable'], ['🍗', 'Pollo'], ['☕', 'Café'], ['🍰', 'Postres'], ['🛒', 'Súper']];

function AddressSearch() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [address, setAddress] = useAtom(addressAtom);
  useEffect(() => { const timer = setTimeout(() => setAsked(text.trim()), 320); return () => clearTimeout(timer); }, [text]);
  const { data, isLoading } = useSWR(asked.length > 2 && asked !== address ? '/api/direcciones?q=' + encodeURIComponent(asked) : null);
  const pick = (place) => { setAddress(place); setText(place); setAsked(place); say('Entregamos en ' + place); };
  const locate = () => {
    Toast.show({ icon: 'loading', content: 'Buscando tu ubicación…', duration: 0 });
    navigator.geolocation.getCurrentPosition(() => { Toast.clear(); pick('Av. Álvaro Obregón 151, Roma Nte.'); }, () => { Toast.clear(); Dialog.alert({ title: 'No pudimos ubicarte', content: 'Activa la ubicación en los ajustes de tu navegador o escribe tu dirección.', confirmText: 'Entendido' }); }, { timeout: 5000 });
  };
  return (
    <div className="address"><label htmlFor="direccion">¿A dónde llevamos tu antojo?</label>
      <div className="row"><input id="direccion" name="direccion" autoComplete="off" placeholder="Calle, número y colonia" value={text} onChange={(event) => setText(event.target.value)} role="combobox" aria-expanded={!!data} aria-controls="lugares" />
        <button id="ubicar" className="round" aria-label="Usar mi ubicación" onClick={locate}>⌖</button></div>
      {isLoading && <div className="hint">Buscando…</div>}
      {data && asked !== address && <ul id="lugares" role="listbox">{data.items.map((place) => <li key={place} role="option" onClick={() => pick(place)}>📍 {place}</li>)}</ul>}
    </div>
  );
}

function Heart({ id, name }) {
  const { data, mutate } = useSWR('/api/favoritos');
  const on = !!data?.items.includes(id);
  const toggle = (event) => {
    event.preventDefault();
    const next = { items: on ? data.items.filter((each) => each !== id) : [...(data?.items ?? []), id] };
    mutate(api('/api/favoritos', next).then(() => next), { optimisticData: next, rollbackOnError: true, revalidate: false }).catch(() => say('No pudimos guardar tu favorito'));
  };
  return <button className="heart" aria-label={(on ? 'Quitar de favoritos: ' : 'Agregar a favoritos: ') + name} aria-pressed={on} onClick={toggle}>{on ? <HeartFill color="#e8412b" fontSize={22} /> : <HeartOutline fontSize={22} />}</button>;
}

function Card({ place }) {
  return (
    <article className="card"><Link to={'/restaurante/' + place.id} viewTransition><img src={'/foto/' + place.id + '.svg'} alt="" loading="lazy" width="360" height="150" /><div className="card-body"><h3>{place.name}</h3><p>⭐ {place.stars} · {place.minutes} min · Envío {place.fee ? pesos(place.fee) : 'gratis'}</p>{place.closed && <Tag color="default">Abre a las 18:00</Tag>}{place.surge && <Tag color="warning">Alta demanda +$15</Tag>}</div></Link><Heart id={place.id} name={place.name} /></article>
  );
}

function Home() {
  const { data } = useSWR('/api/inicio');
  return (
    <Page><section className="hero"><h1>Se te antoja, te lo llevamos</h1><AddressSearch /></section>
      <div className="kitchens">{kitchens.map(([icon, name]) => <Link key={name} to={'/restaurantes?cocina=' + name}><b>{icon}</b>{name}</Link>)}</div>
      <Slides className="promos" modules={[Autoplay, Navigation]} navigation rewind slidesPerView="auto" spaceBetween={12} autoplay={{ delay: 5200 }}>{['2x1 en tacos los martes', 'Envío gratis con Antojo Pro', '$80 en tu primer súper', 'Desayunos desde $59', 'Jueves de hamburguesas'].map((text, at) => <SwiperSlide key={text} style={{ width: 280 }}><a className={'promo p' + at} href={at % 2 ? '/menu-del-dia?utm_source=inicio' : '/promos?utm_source=inicio&pos=' + at}><b>{text}</b><small>Aplican restricciones</small></a></SwiperSlide>)}</Slides>
      <h2>Cerca de ti</h2>
      <div className="grid">{data ? data.items.map((place) => <Card key={place.id} place={place} />) : Array.from({ length: 4 }, (_, at) => <Skeleton key={at} animated className="sk" />)}</div>
      <section className="band"><h2>Pide de nuevo</h2><div className="rowx">{['Tacos El Paisa', 'Sushi Itto Roma', 'La Casa de Toño'].map((name, at) => <Link key={name} to={'/restaurante/' + (101 + at)} className="again">{name}</Link>)}</div></section>
      <Footer />
    </Page>
  );
}

function Footer() {
  return <footer><nav>{[['/negocios', 'Registra tu restaurante'], ['/ayuda', 'Centro de ayuda'], ['/facturacion', 'Facturación'], ['/invita', 'Invita y gana'], ['/ayuda/privacidad', 'Aviso de privacidad'], ['/ayuda/terminos', 'Términos']].map(([to, text]) => <Link key={to} to={to}>{text}</Link>)}</nav><p>© 2026 Antojo Tecnologías, S.A.P.I. de C.V. · Sinaloa 88, Roma Norte, CDMX</p></footer>;
}

const sorts = [{ label: 'Recomendados', value: 'rec' }, { label: 'Más rápidos', value: 'min' }, { label: 'Mejor calificados', value: 'stars' }, { label: 'Envío más barato', value: 'fee' }];
function Restaurants() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [sort, setSort] = useState(['rec']);
  const [extras, setExtras] = useState([]);
  const [applied, setApplied] = useState('rec|');
  const kitchen = params.get('cocina') ?? '';
  const { data, size, setSize, mutate, isValidating } = useSWRInfinite((page, previous) => (previous && !previous.next ? null : '/api/restaurantes?pagina=' + page + '&cocina=' + encodeURIComponent(kitchen) + '&orden=' + encodeURIComponent(applied)), { revalidateFirstPage: false });
  const places = data ? data.flatMap(({ items }) => items) : [];
  return (
    <Page title="Restaurantes en Roma Norte">
      <div className="filters"><CapsuleTabs activeKey={kitchen} onChange={(key) => setParams(key ? { cocina: key } : {})}><CapsuleTabs.Tab title="Todo" key="" />{kitchens.slice(0, 6).map(([, name]) => <CapsuleTabs.Tab title={name} key={name} />)}</CapsuleTabs><Button size="small" className="b-filtros" onClick={() => setOpen(true)}>Filtros</Button></div>
      <PullToRefresh onRefresh={() => mutate()} pullingText="Desliza para actualizar" canReleaseText="Suelta para actualizar" refreshingText="Actualizando…" completeText="Listo">
        {!data ? Array.from({ length: 5 }, (_, at) => <Skeleton key={at} animated className="sk" />) : <Virtuoso useWindowScroll data={places} increaseViewportBy={300} endReached={() => setSize(size + 1)} itemContent={(at, place) => <Card place={place} />} components={{ Footer: () => <p className="hint">{isValidating ? 'Cargando más…' : data.at(-1).next ? '' : 'Son todos los restaurantes de tu zona'}</p> }} />}
      </PullToRefresh>
      <Popup visible={open} onMaskClick={() => setOpen(false)} onClose={() => setOpen(false)} showCloseButton bodyClassName="sheet">
        <h2>Filtros</h2><h3>Ordenar por</h3><Selector options={sorts} value={sort} onChange={(value) => value.length > 0 && setSort(value)} />
        <h3>Además</h3><Checkbox.Group value={extras} onChange={setExtras}>{['Envío gratis', 'Con descuento', 'Acepta efectivo', 'Abierto ahora'].map((name) => <Checkbox key={name} value={name}>{name}</Checkbox>)}</Checkbox.Group>
        <div className="sheet-foot"><Button className="b-limpiar" onClick={() => { setSort(['rec']); setExtras([]); }}>Limpiar</Button><Button color="primary" className="b-aplicar" onClick={() => { setApplied(sort[0] + '|' + extras.join(',')); setOpen(false); }}>Ver resultados</Button></div>
      </Popup>
    </Page>
  );
}

function Search() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [recent, setRecent] = useAtom(recentAtom);
  useEffect(() => { const timer = setTimeout(() => setAsked(text.trim()), 350); return () => clearTimeout(timer); }, [text]);
  const { data, isLoading } = useSWR(asked.length > 1 ? '/api/buscar?q=' + encodeURIComponent(asked) : null, { keepPreviousData: true });
  const search = (value) => { setText(value); setAsked(value); if (value) setRecent([value, ...recent.filter((each) => each !== value)].slice(0, 5)); };
  return (
    <Page title="Buscar"><SearchBar className="busqueda" placeholder="Platillo, restaurante o tienda" value={text} onChange={setText} onSearch={search} onClear={() => setAsked('')} />
      {!asked && recent.length > 0 && <section><div className="rowx between"><h2>Búsquedas recientes</h2><button className="link" id="borrar" onClick={() => Dialog.confirm({ content: '¿Borrar tus búsquedas recientes?', confirmText: 'Borrar', cancelText: 'Cancelar', onConfirm: () => setRecent([]) })}>Borrar</button></div>{recent.map((each) => <button key={each} className="recent" onClick={() => search(each)}>🕘 {each}</button>)}</section>}
      {isLoading && <Skeleton.Paragraph lineCount={4} animated />}
      {asked.length > 1 && data && (data.items.length ? <div className={isLoading ? 'dim' : ''}>{data.items.map((place) => <Card key={place.id} place={place} />)}</div> : <Empty description={'No encontramos “' + asked + '”. Revisa la ortografía o busca algo más general.'} />)}
    </Page>
  );
}

function Promos() {
  const { data } = useSWR('/api/promos');
  return <Page title="Promociones">{data ? data.items.map((text, at) => <article key={text} className="offer"><img src={'/foto/promo' + at + '.svg'} alt="" width="640" height="260" /><h2>{text}</h2><p>Válido hasta el 31 de diciembre de 2026 en restaurantes participantes. No acumulable con otras promociones.</p></article>) : <Skeleton.Paragraph lineCount={6} animated />}</Page>;
}

function DailyMenu() {
  const [ad, setAd] = useState(false);
  const { data } = useSWR('/api/menu-del-dia');
  useEffect(() => { const timer = setTimeout(() => setAd(true), 1700); return () => clearTimeout(timer); }, []);
  return <Page title="Menú del día">{ad && <div className="sponsor">Publicidad<b>Caldos Knorr Suiza: el sabor de casa en tu comida corrida</b></div>}<p className="lead">Comida corrida con sopa, guisado, agua y postre, de 13:00 a 17:00 h.</p>{data?.items.map((text, at) => <article key={text} className="offer"><img src={'/foto/menu' + at + '.svg'} alt="" style={{ width: '100%' }} /><h2>{text}</h2><p>Sopa de fideo o consomé, arroz, guisado, agua de jamaica y gelatina.</p><p className="price">{pesos(95 + at * 10)}</p></article>)}</Page>;
}
`;
