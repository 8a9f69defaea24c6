import { Container } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';

// The smallest page that the same packages can make: the time it takes beyond the twin without scripts is theirs.

const reply = z.object({
  scheduledMenusDetails: z.array(
    z.object({
      menuItemId: z.string(),
      itemName: z.string(),
      description: z.string(),
      menuImgPath: z.string(),
      price: z.number(),
    }),
  ),
});
type Dish = z.infer<typeof reply>['scheduledMenusDetails'][number];

class Menu {
  dishes: readonly Dish[] = [];
  cart: readonly Dish[] = [];
  search = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get shown(): readonly Dish[] {
    const wanted = this.search.toLowerCase();
    return this.dishes.filter(({ itemName }) => itemName.toLowerCase().includes(wanted)).slice(0, 100);
  }

  show(dishes: readonly Dish[]): void {
    this.dishes = dishes;
  }

  find(text: string): void {
    this.search = text;
  }

  add(dish: Dish): void {
    this.cart = [...this.cart, dish];
  }

  async load(): Promise<void> {
    const response = await fetch('/api/v1/admin/menu-schedule/today');
    this.show(reply.parse(await response.json()).scheduledMenusDetails);
  }
}

const container = new Container();
container
  .bind(Menu)
  .toResolvedValue(() => new Menu())
  .inSingletonScope();
const menu = container.get(Menu);

const Page = observer(function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => void menu.load(), []);
  return (
    <>
      <h1>Menu</h1>
      <button type="button" id="cart" onClick={() => dialog.current?.showModal()}>
        Cart {menu.cart.length}
      </button>
      <input
        id="menu-search"
        aria-label="Search"
        value={menu.search}
        onChange={(event) => menu.find(event.target.value)}
      />
      <main>
        {menu.shown.map((dish) => (
          <Card key={dish.menuItemId} dish={dish} />
        ))}
      </main>
      <dialog ref={dialog}>
        <ul>
          {menu.cart.map((dish, position) => (
            <li key={position}>{dish.itemName}</li>
          ))}
        </ul>
      </dialog>
    </>
  );
});

function Card({ dish }: { readonly dish: Dish }) {
  return (
    <article>
      <img src={dish.menuImgPath} alt="" loading="lazy" />
      <div>
        <h3>{dish.itemName}</h3>
        <p>{dish.description}</p>${dish.price.toFixed(2)}{' '}
        <button type="button" className="btn--add" onClick={() => menu.add(dish)}>
          Add
        </button>
      </div>
    </article>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
}
