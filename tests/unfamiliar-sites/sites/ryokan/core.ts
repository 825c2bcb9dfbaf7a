/** Shared by every page of the app: requests, formats, the reservation in progress, texts in two languages. */
export const core = `
import dayjs from 'dayjs'
import 'dayjs/locale/ja'
import { useState } from 'react'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'

dayjs.locale('ja')
export const yen = (amount) => amount.toLocaleString('ja-JP') + '円'
export const longDate = (date) => dayjs(date).format('YYYY年M月D日（dd）')
export const inDays = (days) => dayjs().add(days, 'day').format('YYYY-MM-DD')

export class HttpError extends Error {
  constructor(status, body) { super('HTTP ' + status); this.status = status; this.body = body }
}

export async function api(path, options = {}) {
  const response = await fetch('/api/v1' + path, { ...options, headers: { accept: 'application/json', ...(options.body && { 'content-type': 'application/json' }) } })
  const body = await response.json()
  if (!response.ok) throw new HttpError(response.status, body)
  return body
}
export const post = (path, data) => api(path, { method: 'POST', body: JSON.stringify(data) })

const stored = () => JSON.parse(sessionStorage.getItem('tsukinowa-draft') || 'null')

/** The reservation in progress: this tab's, or the one the member left unfinished. */
export function useDraft() {
  const [own, setOwn] = useState(stored)
  const { data } = useQuery({ queryKey: ['draft'], queryFn: () => api('/reservations/draft'), enabled: !own })
  const draft = own ?? (data && { ...data, from: inDays(data.inDays) })
  const save = (changes) => {
    const next = { ...draft, ...changes }
    sessionStorage.setItem('tsukinowa-draft', JSON.stringify(next))
    setOwn(next)
  }
  return [draft, save]
}

const ja = { rooms: '客室', plans: '宿泊プラン', onsen: '温泉', cuisine: 'お料理', access: 'アクセス', vacancy: '空室カレンダー', reviews: '口コミ', news: 'お知らせ', faq: 'よくあるご質問', contact: 'お問い合わせ', gift: 'ギフト券', login: 'ログイン', register: '会員登録', mypage: 'マイページ', cancel: '予約の確認・取消', reserve: '予約手続き', lead: '山あいに三つの湯宿。静けさと、湯けむりと。', search: '空室を検索', featured: 'おすすめのプラン' }
const en = { rooms: 'Rooms', plans: 'Plans', onsen: 'Hot springs', cuisine: 'Dining', access: 'Access', vacancy: 'Availability', reviews: 'Reviews', news: 'News', faq: 'FAQ', contact: 'Contact', gift: 'Gift vouchers', login: 'Log in', register: 'Join', mypage: 'My page', cancel: 'Manage booking', reserve: 'Book', lead: 'Three inns in the mountains. Silence and steam.', search: 'Check availability', featured: 'Recommended plans' }
i18n.use(initReactI18next).init({ lng: 'ja', fallbackLng: 'ja', resources: { ja: { translation: ja }, en: { translation: en } }, interpolation: { escapeValue: false } })
export { i18n }

export const photo = (name) => '/photos/' + name + '.svg'
`;
