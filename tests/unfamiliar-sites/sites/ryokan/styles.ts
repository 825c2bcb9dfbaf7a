export const styles = `body{background:#fbfaf6;color:#2b2622}.header{background:#fff;border-bottom:1px solid #e6e0d6}
.brand{display:flex;gap:8px;align-items:center;color:#2b2622;text-decoration:none;font-weight:600;white-space:nowrap}
.nav-link{color:#4a433c;text-decoration:none;font-size:14px;white-space:nowrap}.nav-link.active{color:#8a3324;font-weight:600}
.consent{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:8px 16px;background:#efe9dd;border-radius:0}
.slide{height:100%;background-size:cover;background-position:center;display:flex;flex-direction:column;justify-content:flex-end;padding:40px 64px;color:#fff;text-shadow:0 1px 6px #0008}
.search{margin-top:20px}.plain{color:inherit;text-decoration:none}.footer{background:#2b2622;color:#e9e2d6;padding:36px 0 80px;margin-top:40px}.footer a{color:#e9e2d6}
.sitemap{display:grid;grid-template-columns:1fr 1fr;gap:6px 16px;font-size:14px}.sitemap a{text-decoration:none}.tel{display:inline-flex;gap:6px;align-items:center;margin:8px 0}
.chat-button{position:fixed;right:12px;bottom:12px;z-index:90}.chat{position:fixed;right:12px;bottom:12px;z-index:90;width:310px;padding:12px}.bubble{background:#efe9dd;border-radius:8px;padding:6px 10px;margin:4px 0}
.thumb{padding:0;border:2px solid transparent;background:none;cursor:pointer;border-radius:4px;overflow:hidden}.thumb[aria-current=true]{border-color:#8a3324}.zoom{cursor:zoom-in}
.bath{margin:32px 0;min-height:520px}.bath dl{display:grid;grid-template-columns:5em 1fr;gap:4px}.bath dd{margin:0}.map{height:320px;background:#e5e3df;margin:16px 0}
.calendar th{text-align:center}.night{display:flex;flex-direction:column;gap:2px;align-items:center;justify-content:center;width:100%;min-height:60px;padding:2px;border:0;background:none;font:inherit;font-size:13px;cursor:pointer}
.night small{font-size:10px}.night:disabled{color:#b5aea5;cursor:default;background:#f3efe8}.night[aria-pressed=true]{background:#8a3324;color:#fff}
.option,.wish{padding:8px 0;border-bottom:1px solid #e6e0d6}.design{cursor:pointer}.design:focus-visible{outline:2px solid #2b2622;outline-offset:2px}.design[aria-checked=true]{outline:3px solid #8a3324}
@media(max-width:500px){.plan{flex-direction:column}.slide{padding:32px 48px}}`;
