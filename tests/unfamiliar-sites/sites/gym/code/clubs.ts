export const clubs = `
function Clubs() {
  const [text, setText] = useState('');
  const [rows, setRows] = useState(null);
  const [liked, setLiked] = useState([]);
  const { go } = useNav();
  const stop = useRef();
  useEffect(() => {
    const timer = setTimeout(async () => {
      stop.current?.abort();
      stop.current = new AbortController();
      try {
        setRows(await request('/clubs?q=' + encodeURIComponent(text.trim()), { signal: stop.current.signal }));
      } catch (error) {
        if (error.name !== 'AbortError') setRows([]);
      }
    }, text === '' ? 0 : 120);
    return () => clearTimeout(timer);
  }, [text]);
  const like = (id) => {
    setLiked((old) => (old.includes(id) ? old.filter((each) => each !== id) : [...old, id]));
    send('/favorites', { id });
  };
  return (
    <FlatList style={styles.list} data={rows ?? []} keyExtractor={({ id }) => String(id)} initialNumToRender={8} windowSize={5} keyboardShouldPersistTaps="handled"
      ListHeaderComponent={(
        <View style={{ gap: 10, paddingVertical: 14 }}>
          <H1>Find your club</H1>
          <TextInput id="club-search" aria-label="Town or postcode" placeholder="Town or postcode" value={text} onChangeText={setText} style={styles.input} />
          {rows === null && <Bones rows={4} />}
        </View>
      )}
      ListEmptyComponent={rows === null ? null : <P testID="no-clubs">No clubs match. Try another town.</P>}
      renderItem={({ item }) => (
        <View style={styles.lesson}>
          <Pressable role="link" href={'/clubs/' + item.id} style={styles.grow} onPress={(event) => { event.preventDefault(); go('/clubs/' + item.id); }}>
            <Text style={styles.p}>{item.name}</Text><Text style={styles.dim}>{item.street}, open until {item.until}</Text>
          </Pressable>
          <Pressable role="button" aria-label={'Favorite ' + item.name} testID={'like-' + item.id} style={styles.heart} onPress={() => like(item.id)}>
            <Text style={styles.heartText}>{liked.includes(item.id) ? '♥' : '♡'}</Text>
          </Pressable>
        </View>
      )} />
  );
}
const hours = [['Monday to Friday', '5.30 to 23.00'], ['Saturday', '7.00 to 21.00'], ['Sunday', '8.00 to 20.00']];
function Hours({ isOpen, onClose }) {
  const y = useRef(new Animated.Value(0)).current;
  useEffect(() => { Animated.timing(y, { toValue: isOpen ? 1 : 0, duration: 240, useNativeDriver: false }).start(); }, [isOpen]);
  const wasOpened = useRef(false);
  if (isOpen) wasOpened.current = true;
  if (!wasOpened.current) return null;
  return (
    <View style={[StyleSheet.absoluteFill, { zIndex: 5 }]} testID="sheet-backdrop">
      <Animated.View style={[StyleSheet.absoluteFill, { backgroundColor: '#0a1020', opacity: y.interpolate({ inputRange: [0, 1], outputRange: [0, 0.45] }) }]} />
      <Animated.View style={[styles.sheet, { transform: [{ translateY: y.interpolate({ inputRange: [0, 1], outputRange: [420, 0] }) }] }]}>
        <H2>Opening hours</H2>
        {hours.map(([days, time]) => <Row key={days} style={styles.between}><P>{days}</P><P>{time}</P></Row>)}
        <Button label="Close" testID="close-hours" onPress={onClose} />
      </Animated.View>
    </View>
  );
}
function Club({ id }) {
  const { data } = useApi('/clubs/' + id);
  const { width } = useWindowDimensions();
  const [isOpen, setOpen] = useState(false);
  const [route, setRoute] = useState('');
  const [photo, setPhoto] = useState(false);
  if (!data) return <Screen><Bones rows={3} /></Screen>;
  return (
    <View style={{ flex: 1 }}>
      <Screen>
        <Pressable role="button" aria-label="Enlarge photo" testID="photo" onPress={() => setPhoto(true)}>
          <Image source={{ uri: '/picture.svg' }} style={styles.photo} accessibilityLabel={data.name} />
        </Pressable>
        <H1>{data.name}</H1>
        <P>{data.street}</P>
        <Row>
          <Button label="Opening hours" quiet testID="hours" onPress={() => setOpen(!isOpen)} />
          <Button label="Get directions" testID="directions" onPress={() => setRoute('12 minutes on foot from the station, past the library.')} />
        </Row>
        {width >= 700 && isOpen && <View style={styles.popover}>{hours.map(([days, time]) => <P key={days}>{days}: {time}</P>)}</View>}
        {route !== '' && <P>{route}</P>}
      </Screen>
      {width < 700 && <Hours isOpen={isOpen} onClose={() => setOpen(false)} />}
      <Modal visible={photo} transparent animationType="fade" onRequestClose={() => setPhoto(false)}>
        <Pressable style={[styles.scrim, { justifyContent: 'center' }]} testID="lightbox" aria-label="Close photo" onPress={() => setPhoto(false)}>
          <Image source={{ uri: '/picture.svg' }} style={{ width: '90%', height: 420, alignSelf: 'center' }} />
        </Pressable>
      </Modal>
    </View>
  );
}
const coaches = ['Ada Quill', 'Ben Osei', 'Cleo Marsh', 'Dev Anand', 'Esme Hart', 'Finn Lowe', 'Gia Moretti', 'Hugo Pell'];
function Trainers() {
  const [at, setAt] = useState(null);
  const [free, setFree] = useState([]);
  const [shown, setShown] = useState(null);
  const rail = useRef();
  const x = useRef(0);
  const choose = (offset) => {
    const end = performance.now() + 1250;
    let checked = 0;
    while (performance.now() < end) checked += Math.sqrt(checked + offset);
    setAt(offset);
    setFree(coaches.filter((_, index) => (index + offset) % 3 !== 0));
  };
  const move = (by) => { x.current = Math.max(0, x.current + by); rail.current.scrollTo({ x: x.current, animated: true }); };
  return (
    <Screen>
      <H1>Trainers</H1>
      <Row style={styles.between}>
        <H2>Meet them</H2>
        <Row>
          <Pressable role="button" aria-label="Scroll back" testID="rail-back" style={styles.step} onPress={() => move(-270)}><Text>‹</Text></Pressable>
          <Pressable role="button" aria-label="Scroll on" testID="rail-next" style={styles.step} onPress={() => move(270)}><Text>›</Text></Pressable>
        </Row>
      </Row>
      <ScrollView horizontal ref={rail} style={styles.strip} contentContainerStyle={{ gap: 14 }} showsHorizontalScrollIndicator={false}>
        {coaches.map((name, index) => (
          <Pressable key={name} role="button" testID={'coach-' + index} onPress={() => setShown(name)}>
            <View style={styles.face} /><Text style={styles.p}>{name}</Text>
          </Pressable>
        ))}
      </ScrollView>
      <H2>Who is free?</H2>
      <Row>
        {Array.from({ length: 6 }, (_, offset) => day(offset)).map(({ key, weekday, date }) => (
          <Chip key={key} testID={'free-' + key} label={weekday + ' ' + date} on={at === key} onPress={() => choose(key)} />
        ))}
      </Row>
      {free.map((name) => <View key={name} style={styles.lesson}><Text style={styles.p}>{name}</Text></View>)}
      <Sheet visible={shown !== null} onClose={() => setShown(null)} title={shown ?? ''}>
        <P>Twelve years of coaching, three languages, one rule: breathe.</P>
      </Sheet>
    </Screen>
  );
}
`;
