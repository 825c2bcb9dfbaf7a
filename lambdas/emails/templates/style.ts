/** The light colors. `headStyle` has the dark ones, for clients with dark mode. */
export const colors = {
  page: '#f5f3ef',
  card: '#ffffff',
  ink: '#182029',
  muted: '#4c535c',
  subtle: '#616871',
  line: '#e3e0da',
  lineStrong: '#8f8c84',
  accent: '#006684',
  onAccent: '#ffffff',
  critical: '#a72028',
  important: '#8e4513',
  minor: '#4a545f',
  positive: '#12673c',
  devices: ['#006684', '#519fb4', '#a7cfda', '#d9d5cd'],
  deviceMarks: ['#006684', '#3b8ba1', '#6f9fac', '#8f8c84'],
} as const;

export const sans = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif";
export const serif = "Georgia,'Times New Roman',serif";

/** Optional styles: Gmail may drop them, and then the email is light at every width. */
export const headStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:hover{text-decoration-thickness:2px}
@media (max-width:600px){.e-px{padding-left:20px!important;padding-right:20px!important}.e-outer{padding:0!important}.e-card{border-radius:0!important;border-left:0!important;border-right:0!important}.e-h1{font-size:27px!important;line-height:34px!important}.e-num3{padding-left:8px!important;padding-right:0!important}.e-num3 div:first-child{font-size:18px!important}}
@media (max-width:300px){.e-px{padding-left:14px!important;padding-right:14px!important}.e-num{padding-right:8px!important}.e-num div:first-child{font-size:20px!important}.e-num3 div:first-child{font-size:15px!important}}
@media (prefers-color-scheme:dark){
.e-body,.e-outer{background-color:#0e1218!important}.e-card{background-color:#151b22!important;border-color:#2a323a!important}
.e-ink,.e-ink strong{color:#f0eeea!important}.e-mut{color:#b1b7bc!important}.e-sub{color:#a3a9af!important}.e-line{border-color:#2a323a!important}
.e-acc{color:#7ad0e5!important}.e-soft{background-color:#1c232b!important;color:#f0eeea!important}.e-btn,.e-horizon{background-color:#7ad0e5!important}.e-btn-a{color:#051a25!important}.e-ghost{border-color:#6b747f!important}
.e-critical{color:#fea6a2!important}.e-important{color:#f6ba7c!important}.e-minor{color:#b1bcc6!important}.e-pos{color:#82dfa6!important}
.e-d0{background-color:#7ad0e5!important;border-color:#151b22!important}.e-d1{background-color:#4592a9!important;border-color:#151b22!important}.e-d2{background-color:#2e596a!important;border-color:#151b22!important}.e-d3{background-color:#3a424b!important;border-color:#151b22!important}.e-k0{color:#7ad0e5!important}.e-k1{color:#4592a9!important}.e-k2{color:#4d7f93!important}.e-k3{color:#6b747f!important}
.e-mark img{filter:brightness(2.1)}.e-pic{opacity:.9;color:#b1b7bc!important}
}
[data-ogsb] .e-card{background-color:#151b22!important}[data-ogsb] .e-body,[data-ogsb] .e-outer{background-color:#0e1218!important}[data-ogsb] .e-soft{background-color:#1c232b!important}[data-ogsb] .e-btn,[data-ogsb] .e-horizon{background-color:#7ad0e5!important}
[data-ogsc] .e-ink{color:#f0eeea!important}[data-ogsc] .e-mut,[data-ogsc] .e-sub{color:#b1b7bc!important}[data-ogsc] .e-acc{color:#7ad0e5!important}[data-ogsc] .e-btn-a{color:#051a25!important}[data-ogsc] .e-critical{color:#fea6a2!important}[data-ogsc] .e-important{color:#f6ba7c!important}
`;
