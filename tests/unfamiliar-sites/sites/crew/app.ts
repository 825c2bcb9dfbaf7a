import { account } from './account.ts';
import { marketing } from './marketing.ts';
import { people } from './people.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { work } from './work.ts';

/** The bundle of the product: React Router, Radix in the style of shadcn/ui, TanStack Query and Table, dnd-kit and more. */
export const script = `
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, NavLink, Outlet, Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router'
import { Accordion, Avatar, Checkbox as RadixCheckbox, Dialog as RadixDialog, DropdownMenu, Popover, Select as RadixSelect, Slider, Switch as RadixSwitch, Tabs, ToggleGroup, Tooltip } from 'radix-ui'
import * as ShiftMenu from '@radix-ui/react-dropdown-menu'
import { keepPreviousData, QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { createPaginatedRowModel, createSortedRowModel, rowPaginationFeature, rowSelectionFeature, rowSortingFeature, sortFn_alphanumeric, sortFn_basic, sortFn_text, tableFeatures, useTable } from '@tanstack/react-table'
import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useDroppable, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Controller, useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { Command } from 'cmdk'
import { Toaster, toast } from 'sonner'
import { DayPicker } from 'react-day-picker'
import 'react-day-picker/style.css'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Bar, BarChart, ResponsiveContainer, Tooltip as ChartTooltip, XAxis, YAxis } from 'recharts'
import { Bell as BellIcon, CalendarCheck, CalendarDays, ChartColumn, Check, ChevronDown, ChevronLeft, ChevronRight, Clock, Copy, CreditCard, Ellipsis, House, Kanban, Loader, MessageCircle, Minus, Palmtree, Plus, Search, Settings as SettingsIcon, UserPlus, Users, X } from 'lucide-react'

${ui}
${marketing}
${shell}
${work}
${people}
${account}
// Page views and a heartbeat for the product analytics.
const track = (name) => navigator.sendBeacon('/api/events', JSON.stringify({ name, path: location.pathname }))
setInterval(() => track('heartbeat'), 10000)
addEventListener('load', () => setTimeout(() => track('page_view'), 400))
console.info('Rosterly 4.18.2')

const NotFound = () => <Public><h1>Page not found</h1><Link to="/">Back to the start</Link></Public>
createRoot(document.getElementById('root')).render(<QueryClientProvider client={queryClient}><Tooltip.Provider delayDuration={300}><BrowserRouter><Routes>
  <Route path="/" element={<Landing />} /><Route path="/pricing" element={<Pricing />} /><Route path="/signup" element={<SignUp />} /><Route path="/login" element={<LogIn />} />
  <Route path="/demo" element={<Demo />} /><Route path="/customers" element={<Customers />} /><Route path="/help" element={<Help />} />
  <Route path="/app" element={<Shell />}><Route index element={<Home />} /><Route path="schedule" element={<Schedule />} /><Route path="board" element={<Board />} /><Route path="tasks/:id" element={<Task />} />
    <Route path="people" element={<People />} /><Route path="people/:id" element={<Member />} /><Route path="timesheets" element={<Timesheets />} /><Route path="timeoff" element={<TimeOff />} />
    <Route path="reports" element={<Reports />} /><Route path="invite" element={<Invite />} /><Route path="settings" element={<Settings />} /><Route path="billing" element={<Billing />} /></Route>
  <Route path="*" element={<NotFound />} /></Routes></BrowserRouter></Tooltip.Provider><Toaster position="bottom-left" duration={2500} /></QueryClientProvider>)
`;
