export const ui = `
const Link = ({ href, children, style, testID, label }) => {
  const { go } = useNav();
  return (
    <Pressable href={href} role="link" testID={testID} aria-label={label} style={style}
      onPress={(event) => { event.preventDefault(); go(href); }}>
      {typeof children === 'string' ? <Text style={styles.link}>{children}</Text> : children}
    </Pressable>
  );
};

function Header() {
  const { width } = useWindowDimensions();
  const { path, back } = useNav();
  return (
    <View style={styles.header} role="banner">
      {width < 700 && path !== '/' && (
        <Pressable role="button" aria-label="Go back" testID="back" onPress={back} style={styles.back}><Text style={styles.backText}>‹</Text></Pressable>
      )}
      <Link href="/" testID="logo"><Text style={styles.logo}>IRONWAKE</Text></Link>
      {width >= 700 && (
        <View role="navigation" style={styles.topLinks}>
          {tabs.map(([to, label]) => (
            <Link key={to} href={to} style={[styles.topLink, path === to && styles.topLinkOn]}>{label}</Link>
          ))}
        </View>
      )}
    </View>
  );
}

function TabBar() {
  const { width } = useWindowDimensions();
  const { path, go } = useNav();
  if (width >= 700) return null;
  return (
    <View role="tablist" style={styles.tabBar}>
      {tabs.map(([to, label]) => (
        <Pressable key={to} href={to} role="tab" aria-selected={path === to} style={styles.tab}
          onPress={(event) => { event.preventDefault(); go(to); }}>
          <View style={[styles.tabDot, path === to && styles.tabDotOn]} />
          <Text style={[styles.tabText, path === to && styles.tabTextOn]} numberOfLines={1}>{label}</Text>
        </Pressable>
      ))}
    </View>
  );
}

const H1 = ({ children }) => <Text role="heading" aria-level={1} style={styles.h1}>{children}</Text>;
const H2 = ({ children }) => <Text role="heading" aria-level={2} style={styles.h2}>{children}</Text>;
const P = ({ children, dim, testID }) => <Text testID={testID} style={[styles.p, dim && styles.dim]}>{children}</Text>;
const Row = ({ children, style }) => <View style={[styles.row, style]}>{children}</View>;
const Card = ({ children, style, testID }) => <View testID={testID} style={[styles.card, style]}>{children}</View>;

const Button = ({ label, onPress, testID, quiet, disabled, busy, style }) => (
  <Pressable role="button" testID={testID} onPress={onPress} disabled={disabled || busy}
    style={({ pressed, hovered }) => [styles.button, quiet && styles.buttonQuiet, hovered && styles.hover, pressed && styles.pressed, disabled && styles.off, style]}>
    {busy ? <ActivityIndicator color={quiet ? '#14213d' : '#fff'} size="small" /> : <Text style={[styles.buttonText, quiet && styles.buttonTextQuiet]}>{label}</Text>}
  </Pressable>
);

const Chip = ({ label, on, onPress, testID, role = 'button' }) => (
  <TouchableOpacity role={role} aria-selected={on} testID={testID} onPress={onPress} activeOpacity={0.6} style={[styles.chip, on && styles.chipOn]}>
    <Text style={[styles.chipText, on && styles.chipTextOn]}>{label}</Text>
  </TouchableOpacity>
);

const Field = ({ label, id, error, ...rest }) => (
  <View style={styles.field}>
    <Text style={styles.label}>{label}</Text>
    <TextInput id={id} aria-label={label} style={[styles.input, rest.multiline && styles.tall, error && styles.inputWrong]} placeholderTextColor="#8a93a6" {...rest} />
    {error ? <Text role="alert" style={styles.error}>{error}</Text> : null}
  </View>
);

function Sheet({ visible, onClose, title, children }) {
  return (
    <Modal visible={visible} transparent animationType="slide" onRequestClose={onClose}>
      <Pressable style={styles.scrim} onPress={onClose} aria-label="Close" testID="scrim" />
      <View style={styles.sheet}>
        <Row style={styles.between}>
          <H2>{title}</H2>
          <Pressable role="button" aria-label="Close sheet" testID="close-sheet" onPress={onClose} style={styles.close}><Text style={styles.closeText}>×</Text></Pressable>
        </Row>
        {children}
      </View>
    </Modal>
  );
}

const links = [
  ['/join', 'Join'], ['/trainers', 'Trainers'], ['/workouts', 'Workout timer'], ['/progress', 'Progress'], ['/challenges', 'Challenges'],
  ['/guest-pass', 'Guest pass'], ['/gift', 'Gift cards'], ['/refer', 'Refer a friend'], ['/freeze', 'Freeze membership'],
  ['/settings', 'Settings'], ['/news', 'News'], ['/help', 'Help'], ['/login', 'Log in'],
];
const Footer = () => (
  <View style={styles.footer} role="contentinfo">
    {links.map(([to, label]) => <Link key={to} href={to} style={styles.footLink}>{label}</Link>)}
    <Text style={styles.dim}>© Ironwake Clubs</Text>
  </View>
);

const Screen = ({ children, foot = true, innerRef }) => (
  <ScrollView ref={innerRef} style={styles.scroll} contentContainerStyle={styles.content}>
    <View style={styles.column}>{children}</View>
    {foot && <Footer />}
  </ScrollView>
);

const Bones = ({ rows = 5 }) => (
  <View role="progressbar" aria-label="Loading">
    {Array.from({ length: rows }, (_, index) => <View key={index} style={styles.bone} />)}
  </View>
);

const Missing = () => (
  <Screen><H1>This screen went missing</H1><P>We moved a few things around.</P></Screen>
);
`;
