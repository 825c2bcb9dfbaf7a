export const core = `
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  ActivityIndicator, Animated, AppRegistry, FlatList, Image, Modal, Pressable, ScrollView, SectionList, StyleSheet, Switch,
  Text, TextInput, TouchableOpacity, useWindowDimensions, View,
} from 'react-native-web';

const request = async (path, options) => {
  const response = await fetch('/api' + path, options);
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(body.error ?? 'Request failed'), { status: response.status });
  return body;
};
const send = (path, body, method = 'POST') =>
  request(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) });

function useApi(path) {
  const [state, setState] = useState({ loading: true });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setState((old) => ({ ...old, loading: true }));
    request(path).then(
      (data) => isCurrent && setState({ data, loading: false }),
      (error) => isCurrent && setState({ error, loading: false }),
    );
    return () => { isCurrent = false; };
  }, [path, turn]);
  return { ...state, reload: () => setTurn((old) => old + 1) };
}

const NavContext = createContext(null);
const useNav = () => useContext(NavContext);
const tabs = [
  ['/', 'Home'], ['/classes', 'Classes'], ['/clubs', 'Clubs'], ['/plans', 'Plans'], ['/bookings', 'My bookings'],
];
const tabPaths = tabs.map(([path]) => path);

/** Screens stay mounted under the current one, as a native stack keeps them. */
function Navigator({ screenOf }) {
  const [{ entries, index, opened }, setState] = useState({ entries: [location.pathname], index: 0, opened: [] });
  const path = entries[index];
  useEffect(() => {
    history.replaceState({ index: 0 }, '');
    const pop = () => {
      const target = history.state?.index ?? 0;
      setState((old) => ({ ...old, index: Math.min(target, old.entries.length - 1) }));
    };
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }, []);
  const nav = useMemo(() => ({
    path,
    go: (to) => {
      if (to === path) return;
      history.pushState({ index: index + 1 }, '', to);
      setState((old) => ({
        entries: [...old.entries.slice(0, old.index + 1), to],
        index: old.index + 1,
        opened: tabPaths.includes(to) && !old.opened.includes(to) ? [...old.opened, to] : old.opened,
      }));
    },
    back: () => (index > 0 ? history.back() : nav.go('/')),
  }), [path, index]);
  useEffect(() => { document.title = (screenOf(path)?.title ?? 'Not found') + ' | Ironwake'; }, [path]);
  const mounted = [...new Set([...opened, ...entries.slice(Math.max(0, index - 3), index + 1)])];
  return (
    <NavContext.Provider value={nav}>
      <View style={styles.app}>
        <Header />
        <View style={styles.stack}>
          {mounted.map((each) => {
            const found = screenOf(each);
            const Shown = found?.screen ?? Missing;
            const isShown = each === path;
            return (
              <View key={each} aria-hidden={!isShown} style={[styles.screen, !isShown && styles.hidden]}>
                <Shown id={found?.id} isShown={isShown} />
              </View>
            );
          })}
        </View>
        <TabBar />
      </View>
    </NavContext.Provider>
  );
}

const ToastContext = createContext(() => {});
const useToast = () => useContext(ToastContext);
function Toasts({ children }) {
  const [text, setText] = useState('');
  const fade = useRef(new Animated.Value(0)).current;
  const timer = useRef();
  const show = (next) => {
    setText(next);
    clearTimeout(timer.current);
    Animated.timing(fade, { toValue: 1, duration: 180, useNativeDriver: false }).start();
    timer.current = setTimeout(() => {
      Animated.timing(fade, { toValue: 0, duration: 260, useNativeDriver: false }).start(() => setText(''));
    }, 3200);
  };
  return (
    <ToastContext.Provider value={show}>
      {children}
      {text !== '' && (
        <Animated.View role="status" style={[styles.toast, { opacity: fade }]} pointerEvents="none">
          <Text style={styles.toastText}>{text}</Text>
        </Animated.View>
      )}
    </ToastContext.Provider>
  );
}

const day = (offset) => {
  const date = new Date(Date.now() + offset * 86400000);
  return { key: offset, weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][date.getDay()], date: date.getDate() };
};
`;
