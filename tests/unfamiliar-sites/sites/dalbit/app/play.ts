import { silence } from '../../../silence.ts';

export const play = /* js */ `
import { page, toast, load, won } from '$lib/core.js';

${silence}

const skins = ['봄 웜톤', '여름 쿨톤', '가을 웜톤', '겨울 쿨톤'];
export const tonePage = (props, { $h, $update }) => {
  let step = 0;
  let chosen = '';
  let oil = 5;
  const steps = [
    () => $h\`<p>얼굴의 유분은 어느 정도인가요? <b>\${oil}</b></p><input type="range" id="oil" min="0" max="10" aria-label="유분" value=\${oil} @input=\${({ target }) => { oil = Number(target.value); $update(); }}/>\`,
    () => $h\`<p>어울리는 톤을 골라 주세요.</p><div class="chips">\${skins.map((skin) => $h\`<div class=\${'tone ' + (chosen === skin ? 'is-chosen' : '')} role="button" tabindex="0" key=\${skin} @click=\${() => { chosen = skin; $update(); }}>\${skin}</div>\`)}</div>\`,
    () => $h\`<p>추천: <b>\${oil > 5 ? '녹차 토너' : '동백 크림'}</b>, \${chosen || '모든 톤'}</p>\`,
  ];
  const move = (by) => { step += by; $update(); };
  return () => page($h, '톤 진단', $h\`<div class="block"><p>\${step + 1} / 3</p>\${steps[step]()}<div class="row">\${step > 0 && $h\`<button type="button" class="button button-outline" id="back-step" @click=\${() => move(-1)}>이전</button>\`}\${step < 2 && $h\`<button type="button" class="button button-fill" id="next-step" @click=\${() => move(1)}>다음</button>\`}</div></div>\`);
};

export const eventPage = (props, { $h, $f7, $update }) => {
  const stamped = new Set([1, 2, 3]);
  let isTurning = false;
  let prize = '';
  let turn = 0;
  const stamp = (day) => {
    if (day !== 4 || stamped.has(4)) return toast($f7, day === 4 ? '오늘은 이미 출석했어요' : '오늘 칸을 눌러 주세요');
    stamped.add(4);
    $update();
    toast($f7, '출석 완료! 100P');
  };
  const spin = () => {
    isTurning = true;
    turn += 1080 + 137;
    prize = '';
    $update();
    setTimeout(() => { isTurning = false; prize = '당첨: 미니 세럼'; $update(); }, 2600);
  };
  return () => page($h, '출석 체크', $h\`
    <div class="stamps">\${Array.from({ length: 14 }, (_, at) => $h\`<button type="button" class=\${'stamp ' + (stamped.has(at + 1) ? 'is-stamped' : '')} key=\${at} @click=\${() => stamp(at + 1)}>\${stamped.has(at + 1) ? '달' : at + 1}</button>\`)}</div>
    <div class="block wheel-box"><div class="wheel" style=\${'transform:rotate(' + turn + 'deg)'}></div><button type="button" class="button button-fill" id="spin" disabled=\${isTurning} @click=\${spin}>룰렛 돌리기</button><p role="status">\${prize}</p></div>\`);
};

export const livePage = (props, { $h, $update, $el, $onMounted, $onBeforeUnmount }) => {
  const lines = [['하늘', '쑥 토너 진짜 순해요']];
  const others = ['배송 빠른가요?', '쿠폰 또 주세요', '크림 재입고 언제예요?', '발색 보여 주세요'];
  let isPlaying = false;
  let timer;
  const video = () => $el.value.find('video')[0];
  $onMounted(() => {
    video().src = silence();
    let at = 0;
    timer = setInterval(() => { lines.push(['손님' + at, others[at % 4]]); at += 1; if (lines.length > 8) lines.shift(); $update(); }, 2600);
  });
  $onBeforeUnmount(() => { clearInterval(timer); video()?.pause(); });
  const toggle = () => { if (video().paused) video().play().catch(() => {}); else video().pause(); };
  const ahead = () => { video().currentTime = Math.min(58, video().currentTime + 10); };
  const say = (event) => {
    event.preventDefault();
    const field = event.target.elements.say;
    if (field.value) lines.push(['나', field.value]);
    field.value = '';
    $update();
  };
  return () => page($h, '라이브', $h\`
    <div class="block"><video width="280" height="150" playsinline @play=\${() => { isPlaying = true; $update(); }} @pause=\${() => { isPlaying = false; $update(); }} @timeupdate=\${() => { $el.value.find('#clock')[0].textContent = Math.floor(video().currentTime) + '초'; }}></video>
    <div class="row"><button type="button" class="button button-fill" id="play" aria-label="재생" @click=\${toggle}>\${isPlaying ? '❚❚' : '▶'}</button><button type="button" class="button button-outline" id="ahead" @click=\${ahead}>10초 앞으로</button><span id="clock">0초</span></div></div>
    <div class="block lines">\${lines.map(([who, text], at) => $h\`<p key=\${who + text}><b>\${who}</b> \${text}</p>\`)}</div>
    <form class="block row" id="say" @submit=\${say}><input name="say" aria-label="메시지" placeholder="메시지"/><button class="button button-outline" id="send-line">보내기</button></form>\`);
};

const clips = [{ title: '아침 3분 피부 정리', caption: ' 토너 두 겹 ' }, { title: '쿠션 밀착 요령', caption: ' 소량씩 ' }, { title: '겨울 입술 관리' }];
export const shortsPage = (props, { $h, $onMounted, $el }) => {
  let at = 0;
  $onMounted(() => {
    const stage = $el.value.find('.shorts')[0];
    const draw = () => {
      stage.replaceChildren();
      const { title, caption } = clips[at];
      const text = caption.trim();
      stage.innerHTML = '<h2></h2><img src="/picture.svg" alt="" width="260" height="300"><p></p><button type="button" class="button button-fill" id="next-clip">다음 영상</button> <a href="/">나가기</a>';
      stage.querySelector('h2').textContent = title;
      stage.querySelector('p').textContent = text;
    };
    stage.addEventListener('click', ({ target }) => { if (target.id === 'next-clip') { at += 1; draw(); } });
    draw();
  });
  return () => $h\`<div class="page"><div class="page-content no-bars"><div class="shorts"></div></div></div>\`;
};
`;
