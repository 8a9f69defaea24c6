/** The pages that the shop is compared with: the same texts and pictures, written by hand. */

const head = (/** @type {string} */ title) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{margin:0 16px;font:16px/1.5 system-ui}img{width:100%;height:auto}h3{margin:0}article{display:grid;
grid-template-columns:120px 1fr;gap:12px;padding:8px 0}[hidden]{display:none!important}article img{width:120px;height:120px;object-fit:cover}</style>`;

/** No script at all: the fastest that a page with this picture can be. @param {string} picture */
export const limitPage = (picture) => `${head('Limit')}<h1>Warm cookies, made for tomorrow</h1>
<p>Baked in small batches.</p><img src="${picture}" width="304" height="304" fetchpriority="high" alt="">`;

/** Asks for the menu while its HTML is still coming, and needs one kilobyte of script for search, cart and dialog. */
export const liveLimitPage = `${head('Live limit')}<script>const menu=fetch('/api/v1/admin/menu-schedule/today').then(r=>r.json())</script>
<h1>Menu</h1><button id="cart">Cart 0</button><input id="menu-search" type="search" aria-label="Search">
<main></main><dialog><h2>Cart</h2><ul></ul></dialog>
<script>
const main=document.querySelector('main'),cart=[],button=document.querySelector('#cart'),dialog=document.querySelector('dialog');
const card=(item,position)=>{const a=document.createElement('article'),i=document.createElement('img'),d=document.createElement('div'),
h=document.createElement('h3'),p=document.createElement('p'),b=document.createElement('button');
i.alt='';i.loading=position<4?'eager':'lazy';if(position<1)i.fetchPriority='high';i.src=item.menuImgPath;h.textContent=item.itemName;
p.textContent=item.description;b.textContent='Add';b.className='btn--add';b.onclick=()=>{cart.push(item);button.textContent='Cart '+cart.length};
d.append(h,p,'$'+item.price.toFixed(2)+' ',b);a.append(i,d);a.item=item;return a};
menu.then(({scheduledMenusDetails:items})=>main.append(...items.slice(0,100).map(card)));
document.querySelector('#menu-search').oninput=({target})=>{const wanted=target.value.toLowerCase();
for(const a of main.children)a.hidden=!a.item.itemName.toLowerCase().includes(wanted)};
button.onclick=()=>{dialog.querySelector('ul').replaceChildren(...cart.map(({itemName})=>Object.assign(document.createElement('li'),
{textContent:itemName})));dialog.showModal()};
</script>`;
