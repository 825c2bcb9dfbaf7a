import { type Fixture, shadow } from './fixture.ts';
import { optionsAndPictures } from './options-and-pictures.ts';

/** Choices that components show outside a field, and failed files of hidden elements. */
export const choicesAndFiles: readonly Fixture[] = [
  ...optionsAndPictures,
  {
    name: 'names of fields that are masked themselves',
    html: `<textarea id="selfarea" data-reveille-mask placeholder="SELFHINT" title="SELFTITLE"></textarea><meter data-reveille-mask title="SELFMETER"></meter>
      <div id="SELFEDITOR" contenteditable data-reveille-mask aria-label="SELFLABEL">x</div><input id="selfinput" data-reveille-mask aria-label="SELFINPUT">`,
    later: "document.querySelector('#selfarea').placeholder = 'SELFLATER';",
    clicked: ['#selfarea', '#SELFEDITOR', '#selfinput'],
    secrets: [
      'SELFHINT',
      'SELFTITLE',
      'SELFMETER',
      'SELFLABEL',
      'SELFINPUT',
      'SELFLATER',
      '#SELFEDITOR',
    ],
  },
  {
    name: 'choices that components show outside a field',
    html: `<label for="listbutton">currency</label><button id="listbutton" aria-haspopup="listbox">LISTBUTTON</button>
      <span role="combobox" id="repeating" tabindex="0" aria-label="REPEATED" title="REPEATED">REPEATED</span>
      <div><div class="css-1-singleValue">SINGLEVALUE</div><div class="css-2-multiValue"><b>MULTIVALUE</b><i role="button" aria-label="Remove MULTIVALUE">x</i></div><span class="css-3-a11yText">option A11YTEXT, selected.</span></div>
      <div class="ant-select" id="antd"><div class="ant-select-content" title="ANTTITLE">ANTCONTENT</div></div><div><div class="ant-select-item ant-select-item-option" id="antoption" title="ANTOPTION">ANTOPTION</div></div>
      <div class="el-select"><span>ELSELECT</span></div><div class="p-multiselect"><div>PMULTI</div></div><div class="p-dropdown"><select><option>PDROPOPTION</option></select><span>PDROPDOWN</span></div><div value="WRAPPERVALUE"><input></div><span class="ng-value">NGVALUE</span><div class="MuiAutocomplete-tag" role="button">MUITAG</div>
      <ion-select id="ionic"></ion-select>
      <p id="announced" aria-live="polite" style="width: 0px; height: 0px; position: absolute; overflow: hidden">ANNOUNCED</p><p aria-live="polite" style="border-width: 1px; min-width: 0px">savedstatus</p>
      <button id="menubutton" aria-haspopup="menu">menubutton</button><button id="popupbutton" aria-haspopup="true">popupbutton</button><button id="dialogbutton" aria-haspopup="dialog" aria-label="dialogbutton">dialogbutton</button><button id="tabbutton" role="tab">tabbutton</button>`,
    before: shadow(
      '#ionic',
      '<div>IONTEXT</div><button aria-label="shop, IONLABEL" aria-haspopup="dialog">v</button>',
    ),
    clicked: [
      '#listbutton',
      '#repeating',
      '#antd',
      '#antoption',
      '#ionic',
      '#menubutton',
      '#popupbutton',
      '#dialogbutton',
      '#tabbutton',
    ],
    later: `document.querySelector('#listbutton').textContent = 'LISTLATER'; document.querySelector('#announced').textContent = 'ANNOUNCEDLATER';
      for (const name of ['aria-label', 'title']) document.querySelector('#repeating').setAttribute(name, 'REPEATEDLATER'); document.querySelector('#repeating').textContent = 'REPEATEDLATER';`,
    secrets: [
      'LISTBUTTON',
      'LISTLATER',
      'REPEATED',
      'SINGLEVALUE',
      'MULTIVALUE',
      'A11YTEXT',
      'ANTTITLE',
      'ANTCONTENT',
      'ELSELECT',
      'PMULTI',
      'PDROPDOWN',
      'PDROPOPTION',
      'WRAPPERVALUE',
      'NGVALUE',
      'MUITAG',
      'IONTEXT',
      'IONLABEL',
      'ANNOUNCED',
      // Options are recorded, but not which one was clicked.
      '#antoption',
      /"target":\{[^}]*"label":"ANTOPTION"[^}]*"selector":"#antoption/,
    ],
    shown: [
      '"label":"currency"',
      'savedstatus',
      '"label":"menubutton"',
      '"label":"popupbutton"',
      '"label":"dialogbutton"',
      '"label":"tabbutton"',
    ],
  },
  {
    name: 'checks and positions in blocked and ignored places',
    html: `<input type="checkbox" id="blockedcheck" data-reveille-block><div id="ignoredplace" data-reveille-ignore style="height:40px;width:60px;overflow:auto"><input type="checkbox" id="ignoredcheck">${'<p>i</p>'.repeat(40)}</div>
      <div data-reveille-block><input type="radio" id="blockedradio" checked></div><label id="blockedchoice" for="blockedradio">choice</label>
      <div id="blockedscroll" data-reveille-block style="height:40px;width:60px;overflow:auto">${'<p>b</p>'.repeat(40)}</div>`,
    before:
      "document.querySelector('#blockedcheck').checked = true; document.querySelector('#blockedscroll').scrollTop = 131; document.querySelector('#ignoredplace').scrollTop = 137;",
    clicked: ['#ignoredcheck', '#blockedchoice'],
    // A copy is as checked as the original.
    later: `{ const place = document.querySelector('#ignoredplace'); place.scrollTop = 149; const copy = place.firstChild.cloneNode(); copy.id = 'ignoredcopy'; place.append(copy); }`,
    secrets: [
      '"checked":true',
      '"isChecked":true',
      '"rr_scrollTop":131',
      '"rr_scrollTop":137',
      /"source":3[^}]*"y":149\b/,
      /"selector":"#blockedchoice"[^}]*"is_current":true/,
    ],
    shown: ['"selector":"#blockedchoice"'],
  },
  {
    name: 'the path of the pointer over a blocked keypad',
    html: '<div data-reveille-block><button id="blockedkey" style="position:fixed;left:930px;top:4px;width:9px;height:9px">4</button><button id="blockedkey2" style="position:fixed;left:940px;top:4px;width:9px;height:9px">7</button></div>',
    // Several times, because positions are recorded ten times per second.
    clicked: Array.from({ length: 12 }, (_, at) => (at % 2 ? '#blockedkey' : '#blockedkey2')),
    secrets: [/"source":(2,"type":2[^}]*|1,"positions":[^\]]*)"x":9[34]\d,/],
  },
  {
    name: 'files of hidden elements that fail',
    html: `<img alt="" src="/gone/seenpicture.png"><div data-reveille-block><img alt="" src="/gone/BLOCKPICTURE.png"></div>
      <div data-reveille-mask><img alt="" id="replaced" onerror="this.onerror = null; this.src = '/replacement.png'"><link rel="stylesheet" href="/gone/MASKEDSHEET.css"></div>
      <div data-reveille-block><iframe src="/gone/BLOCKFRAME"></iframe><object data="/gone/BLOCKOBJECT"></object><embed src="/gone/BLOCKEMBED"><input type="image" alt="" src="/gone/BLOCKBUTTON.png"><video poster="/gone/BLOCKPOSTER.png"><track default src="/gone/BLOCKTRACK.vtt"></video><svg><image href="/gone/BLOCKIMAGE.png"/><image xlink:href="/gone/BLOCKXLINK.png"/><use href="/gone/BLOCKUSE.svg#a"/></svg></div>
      <iframe data-reveille-mask src="/gone/MASKEDFRAME"></iframe>`,
    later: "document.querySelector('#replaced').src = '/gone/REPLACEDPICTURE.png'",
    secrets: [
      'BLOCKPICTURE',
      'REPLACEDPICTURE',
      'MASKEDSHEET',
      'MASKEDFRAME',
      /BLOCK(FRAME|OBJECT|EMBED|BUTTON|POSTER|TRACK|IMAGE|XLINK|USE)/,
    ],
    shown: ['/gone/seenpicture.png'],
  },
];
