export const reviews = /* js */ `
import Cropper from 'cropperjs';
import { page, send, toast } from '$lib/core.js';

const skins = ['건성', '지성', '복합성', '민감성'];
const opinions = ['촉촉해요', '향이 은은해요', '빨리 스며들어요', '용량이 넉넉해요', '밀리지 않아요'];
const all = Array.from({ length: 2400 }, (_, at) => ({ id: at, skin: skins[at % 4], text: opinions[at % 5], stars: 3 + (at % 3), helped: at % 17 }));

export const reviewsPage = (props, { $h, $f7, $onMounted, $onBeforeUnmount, $el, $update }) => {
  let chosen = '';
  let list;
  const helped = new Set();
  const choose = (skin) => {
    chosen = chosen === skin ? '' : skin;
    list.replaceAllItems(all.filter((each) => !chosen || each.skin === chosen));
    $update();
  };
  $onMounted(() => {
    list = $f7.virtualList.create({
      el: $el.value.find('#opinions')[0],
      items: all,
      height: 84,
      renderItem: ({ id, skin, text, stars, helped: count }) => '<li class="opinion"><div class="item-content"><div class="item-inner"><div class="item-title">' + '★'.repeat(stars) + ' ' + text + '</div><div class="item-after">' + skin + ' <button type="button" class="helped" data-id="' + id + '">도움돼요 ' + (count + Number(helped.has(id))) + '</button></div></div></div></li>',
    });
    $el.value.find('#opinions').on('click', '.helped', ({ target }) => {
      const id = Number(target.dataset.id);
      if (!helped.delete(id)) helped.add(id);
      target.textContent = '도움돼요 ' + (all[id].helped + Number(helped.has(id)));
      list.clearCache();
      send('/helped', { id }).catch(() => {});
    });
  });
  $onBeforeUnmount(() => list?.destroy());
  return () => page($h, '리뷰', $h\`
    <div class="block chips">\${skins.map((skin) => $h\`<button type="button" class=\${'chip ' + (chosen === skin ? 'color-primary' : '')} key=\${skin} @click=\${() => choose(skin)}><span class="chip-label">\${skin}</span></button>\`)}</div>
    <div class="list list-strong virtual-list" id="opinions"></div>\`);
};

export const writePage = (props, { $h, $f7, $update, $el }) => {
  let stars = 0;
  let picture;
  let cropper;
  let length = 0;
  let isSent = false;
  let error = '';
  const pick = ({ target }) => {
    const file = target.files[0];
    if (!file) return;
    const popup = $f7.popup.create({ content: '<div class="popup crop"><div class="view"><div class="page"><div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner"><div class="title">사진 자르기</div></div></div><div class="page-content"><div class="stage"></div><div class="block"><button type="button" class="button button-fill" id="crop">이대로 쓰기</button></div></div></div></div></div>' });
    popup.on('opened', () => {
      const image = Object.assign(new Image(), { src: URL.createObjectURL(file), alt: '내 사진' });
      cropper = new Cropper(image, { container: popup.el.querySelector('.stage') });
    });
    popup.el.querySelector('#crop').addEventListener('click', async () => {
      const canvas = await cropper.getCropperSelection().$toCanvas({ width: 120 });
      picture = canvas.toDataURL();
      popup.close();
      $update();
    });
    popup.open();
    target.value = '';
  };
  const save = async () => {
    error = stars === 0 ? '별점을 골라 주세요.' : length < 5 ? '다섯 글자 이상 써 주세요.' : '';
    if (!error) {
      isSent = true;
      $update();
      await send('/review', { stars });
      toast($f7, '리뷰를 올렸어요. 500P 적립!');
    }
    $update();
  };
  return () => page($h, '리뷰 쓰기', $h\`
    <div class="block"><div class="stars" role="group" aria-label="별점">\${[1, 2, 3, 4, 5].map((at) => $h\`<button type="button" key=\${at} class="star" aria-label=\${at + '점'} @click=\${() => { stars = at; $update(); }}>\${at <= stars ? '★' : '☆'}</button>\`)}</div>
    <textarea name="opinion" rows="3" aria-label="리뷰" placeholder="어떠셨어요?" @input=\${({ target }) => { length = target.value.length; $update(); }}></textarea><small>\${length} / 300</small>
    <p><label class="button button-outline attach">사진 넣기<input type="file" accept="image/*" @change=\${pick}/></label></p>
    \${picture && $h\`<p class="attached"><img src=\${picture} alt="넣은 사진" width="80"/> <button type="button" class="plain" id="take-photo" @click=\${() => { picture = undefined; $update(); }}>사진 빼기</button></p>\`}
    <p class="error" role="alert">\${error}</p><button type="button" class="button button-fill" id="post" disabled=\${isSent} @click=\${save}>\${isSent ? '등록했어요' : '등록하기'}</button></div>\`);
};
`;
