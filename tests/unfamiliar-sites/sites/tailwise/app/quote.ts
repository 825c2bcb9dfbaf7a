export const quoteSteps = `
import { Checkbox } from '@kobalte/core/checkbox'
import { Combobox } from '@kobalte/core/combobox'
import { NumberField } from '@kobalte/core/number-field'
import { RadioGroup } from '@kobalte/core/radio-group'
import { ToggleGroup } from '@kobalte/core/toggle-group'
import { createForm, email as isEmail, required } from '@modular-forms/solid'
import { useLocation, useNavigate } from '@solidjs/router'
import { createSignal, For, Show } from 'solid-js'
import { toast } from 'solid-sonner'
import { call } from '$lib/api.js'
import { quote, setQuote } from '$lib/state.js'
import { Button, Field as Input } from '$lib/ui.jsx'

const steps = ['pet', 'breed', 'health', 'you']

export function QuoteLayout(props) {
  const here = useLocation()
  const at = () => steps.indexOf(here.pathname.split('/')[2]) + 1
  return <section class="wizard"><p>Step {at()} of {steps.length}</p>
    <div class="progress"><div style={{ width: at() * 25 + '%' }} /></div>{props.children}</section>
}

const species = [['dog', '🐶', 'Dog'], ['cat', '🐱', 'Cat'], ['rabbit', '🐰', 'Rabbit']]

export function Species() {
  const navigate = useNavigate()
  return <><h1>Who are we insuring?</h1>
    <div class="options" role="radiogroup" aria-label="Kind of pet">
      <For each={species}>{([id, icon, label]) =>
        <div class="option-card" classList={{ chosen: quote.species === id }} role="radio" tabindex="0" aria-checked={quote.species === id} id={'species-' + id} onClick={() => setQuote({ species: id })}>
          <span>{icon}</span>{label}
        </div>}</For>
    </div>
    <Input label="Name of your pet" name="pet" value={quote.name} onInput={(event) => setQuote({ name: event.currentTarget.value })} />
    <Button id="to-breed" disabled={!quote.species} onClick={() => navigate('/quote/breed')}>Continue</Button></>
}

const breeds = ['Beagle', 'Border Collie', 'Boxer', 'Domestic Shorthair', 'French Bulldog', 'Golden Retriever', 'Labrador', 'Maine Coon', 'Mixed', 'Poodle', 'Siamese']

export function Breed() {
  const navigate = useNavigate()
  return <><h1>Tell us more</h1>
    <Combobox options={breeds} value={quote.breed} onChange={(breed) => setQuote({ breed })} placeholder="Start typing"
      itemComponent={(row) => <Combobox.Item item={row.item} class="item"><Combobox.ItemLabel>{row.item.rawValue}</Combobox.ItemLabel></Combobox.Item>}>
      <Combobox.Label>Breed</Combobox.Label>
      <Combobox.Control class="control"><Combobox.Input name="breed" /><Combobox.Trigger class="arrow">▾</Combobox.Trigger></Combobox.Control>
      <Combobox.Portal><Combobox.Content class="menu"><Combobox.Listbox /></Combobox.Content></Combobox.Portal>
    </Combobox>
    <NumberField class="number" rawValue={quote.age} onRawValueChange={(age) => setQuote({ age })} minValue={0} maxValue={20}>
      <NumberField.Label>Age in years</NumberField.Label>
      <div><NumberField.DecrementTrigger id="younger" aria-label="Younger">−</NumberField.DecrementTrigger>
      <NumberField.Input name="age" /><NumberField.IncrementTrigger id="older" aria-label="Older">+</NumberField.IncrementTrigger></div>
    </NumberField>
    <ToggleGroup class="toggles" value={quote.sex} onChange={(sex) => sex && setQuote({ sex })}>
      <ToggleGroup.Item value="female" id="female">Female</ToggleGroup.Item><ToggleGroup.Item value="male" id="male">Male</ToggleGroup.Item>
    </ToggleGroup>
    <Button id="to-health" onClick={() => navigate('/quote/health')}>Continue</Button></>
}

const conditions = [['skin', 'Skin or allergies'], ['joints', 'Joints or hips'], ['ears', 'Ear infections'], ['dental', 'Dental disease']]
// Generated from the rating engine.
const rules = { skin: { days: 30 }, joints: { days: 180 }, ears: { days: 30 }, teeth: { days: 90 } }

export function Health() {
  const navigate = useNavigate()
  const proceed = () => {
    const chosen = quote.earlier === 'yes' ? quote.conditions : []
    const waiting = chosen.reduce((most, id) => Math.max(most, rules[id].days), 0)
    setQuote({ waiting })
    navigate('/quote/you')
  }
  const toggle = (id, on) => setQuote({ conditions: on ? [...quote.conditions, id] : quote.conditions.filter((each) => each !== id) })
  return <><h1>How is their health?</h1>
    <RadioGroup class="radios" value={quote.earlier} onChange={(earlier) => setQuote({ earlier })}>
      <RadioGroup.Label>Has a vet treated them for something in the last two years?</RadioGroup.Label>
      <For each={[['no', 'No'], ['yes', 'Yes']]}>{([value, label]) => <RadioGroup.Item value={value} class="radio">
        <RadioGroup.ItemInput /><RadioGroup.ItemControl class="dot" id={'earlier-' + value} /><RadioGroup.ItemLabel>{label}</RadioGroup.ItemLabel></RadioGroup.Item>}</For>
    </RadioGroup>
    <Show when={quote.earlier === 'yes'}><div class="checks">
      <For each={conditions}>{([id, label]) => <Checkbox class="check" checked={quote.conditions.includes(id)} onChange={(on) => toggle(id, on)}>
        <Checkbox.Input /><Checkbox.Control class="box" id={'has-' + id}><Checkbox.Indicator>✓</Checkbox.Indicator></Checkbox.Control><Checkbox.Label>{label}</Checkbox.Label></Checkbox>}</For>
    </div></Show>
    <Button id="to-you" onClick={proceed}>Continue</Button></>
}

export function You() {
  const navigate = useNavigate()
  const [form, { Form, Field }] = createForm()
  const submit = async (values) => {
    await call('/quotes', { method: 'POST', body: { ...values, waiting: quote.waiting } })
    toast.success('Your quote is saved')
    navigate('/plans')
  }
  return <><h1>Where do we send the quote?</h1>
    <Form onSubmit={submit}>
      <Field name="first" validate={[required('Please tell us your name')]}>{(field, props) => <Input label="First name" {...props} value={field.value || ''} error={field.error} />}</Field>
      <Field name="mail" validate={[required('Please enter your email'), isEmail('This address looks incomplete')]}>{(field, props) => <Input label="Email" {...props} value={field.value || ''} error={field.error} />}</Field>
      <Button type="submit" id="save-quote" busy={form.submitting}>Show my plans</Button>
    </Form></>
}
`;
