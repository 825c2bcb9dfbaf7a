/** Imports, theme, data and the frame around every page. */
export const base = `
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import {
  Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Autocomplete, Avatar, Backdrop, Box, Breadcrumbs, Button, ButtonGroup,
  Card, CardActions, CardContent, CardMedia, Checkbox, Chip, CircularProgress, Container, createTheme, CssBaseline, Dialog, DialogActions,
  DialogContent, DialogContentText, DialogTitle, Divider, Drawer, Fade, FormControlLabel, FormGroup, Grid, IconButton, LinearProgress, List,
  ListItem, ListItemButton, ListItemIcon, ListItemText, Menu, MenuItem, Pagination, Paper, Popover, Radio, RadioGroup, Rating, Skeleton, Slider,
  Stack, Step, StepLabel, Stepper, Switch, Tab, Table, TableBody, TableCell, TableRow, Tabs, TextField, ThemeProvider,
  Toolbar, Tooltip, Typography, useMediaQuery,
} from '@mui/material';
import { esES } from '@mui/material/locale';
import { esES as fechasES } from '@mui/x-date-pickers/locales';
import { esES as tablaES } from '@mui/x-data-grid/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickerDay as PickersDay } from '@mui/x-date-pickers/PickerDay';
import { DataGrid } from '@mui/x-data-grid';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useFormik } from 'formik';
import * as yup from 'yup';
import useEmblaCarousel from 'embla-carousel-react';
import Autoplay from 'embla-carousel-autoplay';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { MapContainer, Marker, Popup, TileLayer, useMap } from 'react-leaflet';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import MenuIcon from '@mui/icons-material/Menu';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlined';
import PersonIcon from '@mui/icons-material/Person';
import PlaceIcon from '@mui/icons-material/Place';
import ShareIcon from '@mui/icons-material/Share';
import ShowerIcon from '@mui/icons-material/Shower';
import HotelIcon from '@mui/icons-material/Hotel';
import StarIcon from '@mui/icons-material/Star';
import TuneIcon from '@mui/icons-material/Tune';

dayjs.locale('es');
const theme = createTheme(
  { palette: { primary: { main: '#0f6b6b' }, secondary: { main: '#c4572b' }, background: { default: '#faf8f4' } }, shape: { borderRadius: 10 } },
  esES, fechasES, tablaES,
);
const euros = (n) => n.toLocaleString('es-ES', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

async function api(path, options) {
  const response = await fetch('/api' + path, options);
  if (!response.ok) throw new Error('La petición ha fallado: ' + response.status);
  return response.json();
}

function useApi(path) {
  const [state, setState] = useState({ loading: true });
  useEffect(() => {
    const aborter = new AbortController();
    setState((before) => ({ ...before, loading: true }));
    api(path, { signal: aborter.signal })
      .then((data) => setState({ data, loading: false }))
      .catch((error) => error.name !== 'AbortError' && setState({ error, loading: false }));
    return () => aborter.abort();
  }, [path]);
  return state;
}

const keep = (key, initial) => {
  try { return JSON.parse(localStorage.getItem(key)) ?? initial; } catch { return initial; }
};
function useKept(key, initial) {
  const [value, setValue] = useState(() => keep(key, initial));
  useEffect(() => localStorage.setItem(key, JSON.stringify(value)), [value]);
  return [value, setValue];
}

const emptyBooking = {
  van: 7, name: 'Tramontana', days: 4, pricePerDay: 112, extras: { sabanas: 1, bici: 0, mesa: 0, barbacoa: 0, silla: 0 }, discount: 0, insurance: { name: 'Básico', perDay: 0 },
};
const BookingContext = createContext(null);
const useBooking = () => useContext(BookingContext);
const totalOf = (booking, prices = extraPrices) =>
  booking.days * (booking.pricePerDay + booking.insurance.perDay) +
  Object.entries(booking.extras).reduce((sum, [id, count]) => sum + count * (prices[id] ?? 0), 0) - booking.discount;
const extraPrices = { sabanas: 18, bici: 35, mesa: 12, barbacoa: 15, silla: 22 };

const links = [['/furgos', 'Furgos'], ['/reserva/fechas', 'Reservar'], ['/reserva/extras', 'Extras'], ['/estaciones', 'Estaciones'], ['/ofertas', 'Ofertas'], ['/rutas', 'Rutas'], ['/ayuda', 'Ayuda'], ['/cuenta', 'Mi cuenta']];
const footerLinks = [['/condiciones', 'Condiciones de alquiler'], ['/regalo', 'Tarjeta regalo'], ['/larga-estancia', 'Larga estancia'], ['/favoritas', 'Favoritas'], ['/contacto', 'Contacto'], ['/cuenta/ajustes', 'Ajustes'], ['/cuenta/puntos', 'Club Brisa']];

function Header() {
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery('(min-width:1000px)');
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <AppBar position="static" color="inherit" elevation={1} component="header">
      <Toolbar sx={{ gap: 1 }}>
        {!wide && <IconButton id="abrir-menu" edge="start" aria-label="Abrir el menú" onClick={() => setOpen(true)}><MenuIcon /></IconButton>}
        <Typography component={Link} to="/" variant="h6" sx={{ flexGrow: 1, color: 'primary.main', textDecoration: 'none', fontWeight: 800 }}>Brisa Camper</Typography>
        {wide && links.map(([to, label]) => (
          <Button key={to} component={NavLink} to={to} color="inherit" size="small" sx={{ '&.active': { color: 'primary.main' } }}>{label}</Button>
        ))}
        {wide && <Button href="/opiniones" color="inherit" size="small">Opiniones</Button>}
      </Toolbar>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <List sx={{ width: 260 }} component="nav" id="menu-movil">
          {links.map(([to, label]) => (
            <ListItemButton key={to} component={Link} to={to} selected={pathname === to}><ListItemText primary={label} /></ListItemButton>
          ))}
          <Divider />
          <ListItemButton component="a" href="/opiniones"><ListItemText primary="Opiniones" /></ListItemButton>
        </List>
      </Drawer>
    </AppBar>
  );
}

function Footer() {
  return (
    <Box component="footer" sx={{ bgcolor: '#103f3f', color: '#eaf4f2', mt: 6, py: 4 }}>
      <Container>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 5 }}>
            <Typography variant="h6">Brisa Camper</Typography>
            <Typography variant="body2">Quince furgos camperizadas en la costa mediterránea. Carrer del Far 12, Valencia.</Typography>
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
              {footerLinks.map(([to, label]) => <Link key={to} to={to} style={{ color: 'inherit' }}>{label}</Link>)}
            </Stack>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}

function Page({ title, children, lead, maxWidth = 'lg' }) {
  useEffect(() => { document.title = title + ' · Brisa Camper'; }, [title]);
  return (
    <Container component="main" maxWidth={maxWidth} sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h4" component="h1" gutterBottom>{title}</Typography>
      {lead && <Typography sx={{ mb: 2 }} color="text.secondary">{lead}</Typography>}
      {children}
    </Container>
  );
}

function Counter({ id, value, onChange, label, max = 8 }) {
  return (
    <ButtonGroup size="small" aria-label={label}>
      <Button id={id + '-menos'} aria-label={'Quitar ' + label} disabled={value === 0} onClick={() => onChange(value - 1)}><RemoveIcon fontSize="small" /></Button>
      <Button id={id + '-cuenta'} disableRipple component="span" sx={{ minWidth: 44, pointerEvents: 'none' }}>{value}</Button>
      <Button id={id + '-mas'} aria-label={'Añadir ' + label} disabled={value === max} onClick={() => onChange(value + 1)}><AddIcon fontSize="small" /></Button>
    </ButtonGroup>
  );
}

function Waiting({ rows = 4, height = 90 }) {
  return <Stack spacing={2} aria-busy="true" aria-label="Cargando">{Array.from({ length: rows }, (_, n) => <Skeleton key={n} variant="rounded" height={height} />)}</Stack>;
}
`;
