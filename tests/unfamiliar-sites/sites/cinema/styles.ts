export const styles = `
body{font:17px/1.5 system-ui,sans-serif;margin:0;color:#1b2a20}
main{padding:16px;max-width:960px;margin:auto;min-height:70vh}
pal-header{position:sticky;top:0;z-index:5;background:#1c3d2b}
pal-header a{color:#fff;margin-right:12px;white-space:nowrap}
pal-header a[aria-current]{text-decoration-thickness:3px}
html:has(:not(:defined)) body{visibility:hidden}
.hero{height:260px;background:#dbe6d8;border-radius:12px;padding:20px}
.poster{background:#e4eae2;border-radius:10px;padding:12px}
form p{margin:18px 0}
input,select,textarea,button{font:inherit;padding:8px 12px}
button{cursor:pointer}
.terms{background:#f4f6f3;padding:14px;min-height:420px}
section.answer{min-height:560px}
::highlight(found){background:#fd6}
::highlight(current){background:#f90}
@view-transition{navigation:auto}
::view-transition-group(*){animation-duration:.2s}
`;
