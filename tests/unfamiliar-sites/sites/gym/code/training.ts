export const training = `
function Workouts() {
  const [seconds, setSeconds] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [laps, setLaps] = useState([]);
  const [reps, setReps] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((old) => old + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <Screen>
      <H1>Workout timer</H1>
      <Card>
        <Text style={styles.big} testID="clock">{String(Math.floor(seconds / 60)).padStart(2, '0')}:{String(seconds % 60).padStart(2, '0')}</Text>
        <Row>
          <Button label={isRunning ? 'Pause' : 'Start'} testID="run" onPress={() => setRunning(!isRunning)} />
          <Button label="Lap" quiet testID="lap" onPress={() => setLaps((old) => [...old, seconds])} />
        </Row>
        {laps.map((each, index) => <P key={index} dim>Lap {index + 1}: {each} s</P>)}
      </Card>
      <Card>
        <H2>Repetitions</H2>
        <Pressable role="button" testID="rep" onPress={() => setReps(reps + 1)} style={[styles.slide, { height: 150, backgroundColor: '#2a6f6b' }]}>
          <Text style={styles.slideText}>{reps}</Text>
          <Text style={{ color: '#fff' }}>Tap for each one</Text>
        </Pressable>
      </Card>
    </Screen>
  );
}
const weeks = [3, 4, 2, 5, 4, 6, 3, 5];
function Progress() {
  const [goal, setGoal] = useState('Visits');
  const [compared, setCompared] = useState(null);
  const member = { visits: weeks };
  const compare = () => {
    const heaviest = Math.max(...member.lifts.map(({ weight }) => weight));
    setCompared(heaviest);
  };
  return (
    <Screen>
      <H1>Progress</H1>
      <Row>{['Visits', 'Minutes', 'Energy'].map((each) => <Chip key={each} role="tab" testID={'goal-' + each} label={each} on={goal === each} onPress={() => setGoal(each)} />)}</Row>
      <Card>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 8, height: 160 }}>
          {weeks.map((each, index) => <View key={index} style={[styles.bar, { height: each * (goal === 'Visits' ? 22 : goal === 'Minutes' ? 18 : 25) }]} />)}
        </View>
        <P dim>The last eight weeks</P>
      </Card>
      <Button label="Compare weeks" testID="compare" quiet onPress={compare} />
      {compared !== null && <P>Your best lift: {compared}</P>}
    </Screen>
  );
}
const challenges = ['Summer streak', 'Row the Channel', 'Hundred pull-ups'];
function Challenges() {
  const [joined, setJoined] = useState([]);
  const { go } = useNav();
  const toggle = (name) => {
    setJoined((old) => (old.includes(name) ? old.filter((each) => each !== name) : [...old, name]));
    send('/challenges', { name });
  };
  return (
    <Screen>
      <H1>Challenges</H1>
      {challenges.map((name, index) => (
        <Card key={name}>
          <H2>{name}</H2>
          <Row style={styles.between}>
            <Button label={joined.includes(name) ? 'Joined' : 'Join'} quiet={joined.includes(name)} testID={'challenge-' + index} onPress={() => toggle(name)} />
            <Link href={'/challenges/' + ['summer-rules', 'row', 'pull-ups'][index]} testID={'rules-' + index}>Read the rules</Link>
          </Row>
        </Card>
      ))}
    </Screen>
  );
}
function Rules({ id }) {
  const { data, error } = useApi('/pages/' + id);
  if (error) return <Missing />;
  return <Screen><H1>{data?.title ?? 'Rules'}</H1>{data ? <P>{data.text}</P> : <Bones rows={2} />}</Screen>;
}

const screens = {
  '/': [Home, 'Gyms'], '/classes': [Classes, 'Classes'], '/clubs': [Clubs, 'Clubs'], '/plans': [Plans, 'Plans'], '/bookings': [Bookings, 'My bookings'],
  '/join': [Join, 'Join'], '/trainers': [Trainers, 'Trainers'], '/workouts': [Workouts, 'Workout timer'], '/progress': [Progress, 'Progress'],
  '/challenges': [Challenges, 'Challenges'], '/guest-pass': [GuestPass, 'Guest pass'], '/gift': [Gift, 'Gift cards'], '/refer': [Refer, 'Refer a friend'],
  '/freeze': [Freeze, 'Freeze'], '/settings': [Settings, 'Settings'], '/news': [News, 'News'], '/help': [Help, 'Help'], '/login': [Login, 'Log in'], '/account': [Account, 'Account'],
};
const nested = { classes: [Lesson, 'Class'], clubs: [Club, 'Club'], plans: [Plan, 'Plan'], challenges: [Rules, 'Rules'] };
const screenOf = (path) => {
  const [screen, title] = screens[path] ?? [];
  if (screen) return { screen, title };
  const [, group, id] = path.split('/');
  const [inner, name] = nested[group] ?? [];
  return inner ? { screen: inner, title: name, id } : undefined;
};
const App = () => <Toasts><Navigator screenOf={screenOf} /></Toasts>;
AppRegistry.registerComponent('Ironwake', () => App);
AppRegistry.runApplication('Ironwake', { rootTag: document.getElementById('root') });
`;
