import { clicks, clicksEach, deadClicks, fills, scrolls } from '../../unfamiliar-sites/actions.ts';
import { brokenBy, noResponse, react, signal, storyOf } from '../story.ts';

const story = storyOf('React');
const mui = (names: string) => `import { ${names} } from '@mui/material';`;

export const reactStories = [
  story(
    'moves a slider of MUI',
    react(
      'const [n, set] = useState(30); return <><h1>Budget</h1><Slider value={n} onChange={(_, v) => set(v)} aria-label="Budget" sx={{ width: 300 }} /><p>{n}</p></>',
      mui('Slider'),
    ),
    async (v) => {
      const box = await v.page.locator('.MuiSlider-root').boundingBox();
      for (const part of [0.3, 0.5, 0.7, 0.9]) {
        if (box) await v.clickAt(box.x + box.width * part, box.y + box.height / 2);
        await v.pause(400);
      }
      await v.settle(1_500);
    },
  ),
  story(
    'chooses from an autocomplete of MUI',
    react(
      'return <><h1>Town</h1><Autocomplete options={["Kiel", "Husum", "Flensburg"]} renderInput={(p) => <TextField {...p} label="Town" />} sx={{ width: 300 }} /></>',
      mui('Autocomplete, TextField'),
    ),
    async (v) => {
      await v.click('input');
      await v.pause(800);
      await v.click('text=Husum');
      await v.settle(2_500);
    },
  ),
  story(
    'opens a dialog of MUI and closes it by Escape',
    react(
      'const [open, set] = useState(false); return <><h1>Terms</h1><Button onClick={() => set(true)}>Read terms</Button><Dialog open={open} onClose={() => set(false)}><p>Be kind.</p><Button>Fine</Button></Dialog></>',
      mui('Button, Dialog'),
    ),
    async (v) => {
      await v.click('text=Read terms');
      await v.pause(1_000);
      await v.key('Tab', 5);
      await v.key('Escape');
      await v.settle(2_500);
    },
  ),
  story(
    'goes through pages of MUI quickly',
    react(
      'const [n, set] = useState(1); return <><h1>Cabins</h1><p>Page {n}</p><Pagination count={12} page={n} onChange={(_, v) => set(v)} /></>',
      mui('Pagination'),
    ),
    clicks('[aria-label="Go to next page"]', 7, 200),
  ),
  story(
    'crashes the page by a button, and everything is gone',
    react(
      'const [bad, set] = useState(false); if (bad) throw new Error("no rooms"); return <><h1>Rooms</h1><ul>{[..."abcdefghijkl"].map((x) => <li key={x}>Room {x}</li>)}</ul><button onClick={() => set(true)}>Show prices</button></>',
    ),
    clicks('text=Show prices', 1, 0, 5_000),
    [{ kinds: ['white-screen', 'error-click', 'javascript-error'], page: '/' }],
  ),
  story(
    'likes something and takes it back several times',
    react(
      'const [on, set] = useState(false); return <><h1>Photo</h1><button aria-pressed={on} onClick={() => set(!on)}>{on ? "♥ Liked" : "♡ Like"}</button></>',
    ),
    clicks('button', 6, 280),
    [],
    'phone',
  ),
  story(
    'scrolls through a list that loads more',
    react(
      'const [n, set] = useState(14); useEffect(() => { const f = () => { if (innerHeight + scrollY > document.body.scrollHeight - 300) set((x) => Math.min(90, x + 12)); }; addEventListener("scroll", f); return () => removeEventListener("scroll", f); }, []); return <><h1>Feed</h1>{[...Array(n).keys()].map((i) => <p key={i} style={{ minHeight: 100 }}>Item {i}</p>)}</>',
    ),
    scrolls(900, 900, -600, 900, -600, 900, 900),
  ),
  story(
    'sends a form that is replaced by a thank-you',
    react(
      'const [ok, set] = useState(false); return ok ? <h1>Thank you</h1> : <form onSubmit={(e) => { e.preventDefault(); fetch("/api/200?ms=300", { method: "POST" }).then(() => set(true)); }}><h1>Join</h1><input name="who" aria-label="Name" /><input name="town" aria-label="Town" /><button>Join us</button></form>',
    ),
    fills({ who: 'Iris', town: 'Kiel' }, 'text=Join us'),
  ),
  story(
    'sends a form without a form element, and the fields are emptied',
    react(
      'const [v, set] = useState({ who: "", town: "" }); const [ok, done] = useState(""); const field = (n) => <input name={n} aria-label={n} value={v[n]} onChange={(e) => set({ ...v, [n]: e.target.value })} />; return <><h1>Guest book</h1>{field("who")}{field("town")}<button onClick={() => { set({ who: "", town: "" }); done("Written"); }}>Write</button><p>{ok}</p></>',
    ),
    fills({ who: 'Iris', town: 'Kiel' }, 'text=Write', 5_000),
  ),
  story(
    'sends a form that silently refuses, four times',
    react(
      'return <><h1>Offer</h1><form noValidate onSubmit={(e) => { e.preventDefault(); if (!e.target.hidden2?.value) return; }}><input name="who" aria-label="Name" /><button>Request offer</button></form></>',
    ),
    async (v) => {
      await v.type('[name=who]', 'Iris');
      await v.click('text=Request offer', 4, 350);
      await v.waitForNoResponse();
    },
    [noResponse(/Request offer/)],
  ),
  story(
    'clicks a card that only looks clickable',
    react(
      'return <><h1>Offers</h1><div className="card"><h3>Week in June</h3><p>From 400</p></div></>',
    ),
    deadClicks('text=From 400'),
    [noResponse(/Week in June/)],
  ),
  story(
    'opens a card by its picture, its title and its text',
    react(
      'const [n, set] = useState(0); return <><h1>Offers</h1><div className="card" onClick={() => set(n + 1)}><img src="/picture.svg" width="200" height="90" alt="" /><h3>Week in June</h3><p>Opened {n} times</p></div></>',
    ),
    clicksEach('img', 'h3', '.card p'),
  ),
  story(
    'uses a menu and a list of Headless UI',
    react(
      'const [who, set] = useState("Anna"); return <><h1>People</h1><Menu><MenuButton>Actions</MenuButton><MenuItems><MenuItem><button onClick={() => set("Bo")}>Rename</button></MenuItem></MenuItems></Menu><Listbox value={who} onChange={set}><ListboxButton>{who}</ListboxButton><ListboxOptions>{["Anna", "Bo", "Cleo"].map((x) => <ListboxOption key={x} value={x}>{x}</ListboxOption>)}</ListboxOptions></Listbox></>',
      "import { Menu, MenuButton, MenuItem, MenuItems, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';",
    ),
    async (v) => {
      await v.click('text=Actions');
      await v.pause(600);
      await v.click('text=Rename');
      await v.pause(600);
      await v.click('button:text-is("Bo")');
      await v.pause(600);
      await v.click('text=Cleo');
      await v.settle(2_500);
    },
  ),
  story(
    'walks around in a dialog of Headless UI by the Tab key',
    react(
      'const [open, set] = useState(false); return <><h1>Account</h1><button onClick={() => set(true)}>Delete account</button><Dialog open={open} onClose={set}><DialogPanel><p>Sure?</p><button onClick={() => set(false)}>Yes</button><button onClick={() => set(false)}>No</button></DialogPanel></Dialog></>',
      "import { Dialog, DialogPanel } from '@headlessui/react';",
    ),
    async (v) => {
      await v.click('text=Delete account');
      await v.pause(700);
      await v.key('Tab', 8);
      await v.key('Enter');
      await v.settle(2_500);
    },
  ),
  story(
    'goes to a page of an app that throws when it opens',
    react(
      'const path = usePath(); useEffect(() => { if (path === "/stats") later(400, () => { undefinedChart.draw(); }); }, [path]); return <><a href="/stats" onClick={(e) => go(e, "/stats")}>Statistics</a><h1>{path}</h1></>',
    ),
    clicks('text=Statistics', 1, 0, 7_000),
    [signal('javascript-error', '/stats')],
  ),
  story(
    'goes to a page of an app whose data fails',
    react(
      'const path = usePath(); useEffect(() => { if (path === "/stats") fetch("/api/503"); }, [path]); return <><a href="/stats" onClick={(e) => go(e, "/stats")}>Statistics</a><h1>{path}</h1></>',
    ),
    clicks('text=Statistics', 1, 0, 7_000),
    [signal('failed-request', '/stats')],
  ),
  story(
    'gets a message at the edge of the screen',
    react(
      'const [t, set] = useState(""); return <><h1>Basket</h1><Button onClick={() => set("Added")}>Add to basket</Button><Snackbar open={!!t} message={t} autoHideDuration={1500} onClose={() => set("")} /></>',
      mui('Button, Snackbar'),
    ),
    clicks('text=Add to basket', 3, 900, 3_000),
  ),
  story(
    'adds something, and the request hangs up without a word',
    react(
      'return <><h1>Basket</h1><button onClick={() => fetch("/api/hang-up").catch(() => {})}>Add to basket</button></>',
    ),
    deadClicks('text=Add to basket'),
    [{ kinds: ['dead-click', 'failed-request', 'error-click'], page: '/' }],
  ),
  story(
    'reads an error that the page explains',
    react(
      'const [e, set] = useState(""); return <><h1>Basket</h1><button onClick={() => { try { null.x } catch { set("Sold out, sorry"); } }}>Reserve</button><p role="alert">{e}</p></>',
    ),
    clicks('text=Reserve', 1, 0, 8_000),
    [],
    'phone',
  ),
];
export const reactErrors = [
  story(
    'opens a picture, and the viewer throws',
    react(
      'return <><h1>Pictures</h1><img src="/picture.svg" alt="The jetty" width="200" style={{ cursor: "zoom-in" }} onClick={() => { later(100, () => { viewer.open(); }); }} /></>',
    ),
    clicks('img', 1, 0, 8_000),
    brokenBy(/jetty/i),
  ),
];
