export const shop = /* js */ `
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { AnimatePresence, motion } from 'motion/react';
import { Drawer } from 'vaul';
import { toast } from 'sonner';
import { Button, Checkbox, Dropdown, Option, Slider } from '@fluentui/react-components';
import { money, send } from '$lib/core.tsx';

const kinds = ['Print', 'Clothing', 'Kitchen'];
const sizes = ['S', 'M', 'L'];

function Product({ product, onAdd }) {
  const [size, setSize] = useState('M');
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const { stock } = await send('POST', '/stock', { product: product.id, size });
    setBusy(false);
    // What is not in stock is posted as soon as it arrives.
    const eta = stock > 0 ? '' : product.arrivals[size].date.slice(0, 10);
    onAdd({ ...product, size: product.kind === 'Clothing' ? size : '', eta });
  };
  return <motion.li layout className="product" data-id={product.id}><img src="/picture.svg" alt="" width="160" height="100" loading="lazy" /><b>{product.name}</b><span>{money(product.price)}</span>
    {product.kind === 'Clothing' && <span className="sizes">{sizes.map((each) => <button type="button" key={each} className={'size' + (each === size ? ' on' : '')} aria-pressed={each === size} onClick={() => setSize(each)}>{each}</button>)}</span>}
    <Button className="add" disabled={busy} onClick={add}>{busy ? 'Adding…' : 'Add to basket'}</Button></motion.li>;
}

function Basket({ lines, change, open, setOpen }) {
  const total = lines.reduce((sum, { price, count, gone }) => sum + (gone ? 0 : price * count), 0);
  return <Drawer.Root direction="right" open={open} onOpenChange={setOpen}><Drawer.Portal><Drawer.Overlay className="shade" /><Drawer.Content className="basket" aria-describedby={undefined}><Drawer.Title>Your basket</Drawer.Title>
    {lines.length === 0 && <p>Your basket is empty.</p>}
    <ul className="rows">{lines.map((line, at) => <li key={at} className="line">{line.gone ? <><span>{line.name} removed.</span><button type="button" className="undo" onClick={() => change(at, { gone: false })}>Undo</button></> : <><span>{line.name} {line.size}</span><span className="count"><button type="button" aria-label="Fewer" className="fewer" onClick={() => change(at, { count: Math.max(1, line.count - 1) })}>−</button><output>{line.count}</output><button type="button" aria-label="More" className="more" onClick={() => change(at, { count: line.count + 1 })}>+</button></span><button type="button" className="remove" onClick={() => change(at, { gone: true })}>Remove</button></>}</li>)}</ul>
    <p><b>{money(total)}</b></p><Drawer.Close asChild><button type="button" id="close-basket">Keep shopping</button></Drawer.Close></Drawer.Content></Drawer.Portal></Drawer.Root>;
}

export function Shop() {
  const { items } = useLoaderData();
  const [chosen, setChosen] = useState([]);
  const [order, setOrder] = useState('Featured');
  const [limit, setLimit] = useState(120);
  const [lines, setLines] = useState([]);
  const [open, setOpen] = useState(false);
  const shown = items.filter(({ kind, price }) => price <= limit && (chosen.length === 0 || chosen.includes(kind))).sort((a, b) => (order === 'Cheapest first' ? a.price - b.price : order === 'Dearest first' ? b.price - a.price : a.id - b.id));
  const add = (product) => { setLines((all) => [...all, { ...product, count: 1 }]); toast.success(product.name + ' is in your basket'); };
  return <section><h1>The shop</h1><div className="tools">{kinds.map((kind) => <Checkbox key={kind} label={kind} className="kind" checked={chosen.includes(kind)} onChange={(_, { checked }) => setChosen(checked ? [...chosen, kind] : chosen.filter((each) => each !== kind))} />)}
      <Dropdown aria-label="Order" id="sort" value={order} selectedOptions={[order]} onOptionSelect={(_, { optionValue }) => setOrder(optionValue)}>{['Featured', 'Cheapest first', 'Dearest first'].map((each) => <Option key={each}>{each}</Option>)}</Dropdown>
      <label>Up to {money(limit)} <Slider id="limit" min={5} max={120} value={limit} onChange={(_, { value }) => setLimit(value)} /></label>
      <Button id="basket" onClick={() => setOpen(true)}>Basket ({lines.filter(({ gone }) => !gone).length})</Button></div>
    <ul className="grid"><AnimatePresence mode="popLayout">{shown.map((product) => <Product key={product.id} product={product} onAdd={add} />)}</AnimatePresence></ul>{shown.length === 0 && <p>Nothing costs that little.</p>}
    <Basket lines={lines} change={(at, part) => setLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))} open={open} setOpen={setOpen} /></section>;
}
`;
