import { makeAutoObservable } from 'mobx';
import { parseOrderQueryParams, orderQueryParams } from './order-query-params';
import { isOutOfRange, searchOf } from '../shared/search-params';
import {
  everyOrder,
  orderFetchLimit,
  queryOrders,
  rangeOf,
  reachesBefore,
  defaultOrderQuery,
  type DateFilter,
  type DayRange,
  type OrderPage,
  type OrderQuery,
} from '../../domain/orders/order-filter';
import type { Order } from '../../domain/orders/order';
import type { OrderGateway, OrderList } from '../../domain/orders/ports';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { asServiceError, type ServiceError } from '../../domain/shared/service-error';

type OrdersState = 'loading' | 'failed' | 'noneYet' | 'noneFound' | 'ready';

/** My Orders. The newest 200 orders are read at once, and filtered and cut into pages on the device. */
export class OrdersViewModel {
  query: OrderQuery = defaultOrderQuery;
  private pageParam: string | null = null;
  today: CalendarDate;
  error: ServiceError | undefined = undefined;
  /** Set if the orders are those that were stored, because there is no network: when they were read. */
  asOf: Date | undefined = undefined;
  unreadable = 0;
  private orders: readonly Order[] | undefined = undefined;
  private request: AbortController | undefined;

  constructor(
    private readonly gateway: OrderGateway,
    readonly calendar: CustomerCalendar,
  ) {
    this.today = calendar.today();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): OrdersState {
    if (this.error) return 'failed';
    if (!this.orders) return 'loading';
    if (this.orders.length === 0) return 'noneYet';
    return this.page.total === 0 ? 'noneFound' : 'ready';
  }

  get page(): OrderPage {
    return queryOrders(this.orders ?? [], this.query, this.today, this.calendar.timeZone);
  }

  /** Whether the customer may have older orders in this range: the service was asked for the newest ones only. */
  get lacksOlder(): boolean {
    const { orders = [], page, range, unreadable } = this;
    const isEnd = this.state === 'noneFound' || (this.state === 'ready' && page.page === page.pages);
    return (
      isEnd && orders.length + unreadable === orderFetchLimit && reachesBefore(range, orders, this.calendar.timeZone)
    );
  }

  /** How many orders the service gave no date. No range of days holds them, so only the list of all shows them. */
  get undated(): number {
    const { orders = [], range } = this;
    return range.to === undefined ? 0 : orders.filter(({ createdAt }) => createdAt === undefined).length;
  }

  get range(): DayRange {
    return rangeOf(this.query, this.today);
  }

  async load(): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.error = undefined;
    this.orders = undefined;
    this.asOf = undefined;
    this.unreadable = 0;
    try {
      const list = await this.gateway.listMine({ limit: orderFetchLimit }, request.signal);
      if (this.request === request) this.receive(list);
    } catch (failure) {
      const error = asServiceError(failure);
      const last = error.kind === 'network' ? await this.gateway.lastOrders?.() : undefined;
      if (this.request !== request) return;
      if (last) this.receive(last.value, last.readAt);
      else this.fail(error);
    }
  }

  dispose(): void {
    this.request?.abort();
    this.request = undefined;
  }

  show(search: string): void {
    const parameters = new URLSearchParams(search);
    this.today = this.calendar.today();
    this.query = parseOrderQueryParams((name) => parameters.get(name));
    this.pageParam = parameters.get('page');
  }

  searchWith(change: Partial<OrderQuery>): string {
    return searchOf(orderQueryParams({ ...this.query, page: 1, ...change }));
  }

  searchOfDates(date: DateFilter): string {
    const { from, to = this.today } = this.range;
    const end = earlier(to, this.today);
    return this.searchWith(date === 'custom' ? { date, from, to: end } : { date, from: undefined, to: undefined });
  }

  get searchWithinRange(): string | undefined {
    const { date, from, to } = this.query;
    const { range } = this;
    if (date !== 'custom' || (range.from === from && range.to === to)) return undefined;
    return searchOf(orderQueryParams({ ...this.query, from: range.from, to: range.to }));
  }

  get searchWithinPages(): string | undefined {
    if (this.orders === undefined || !isOutOfRange(this.pageParam, this.page.page)) return undefined;
    return searchOf(orderQueryParams({ ...this.query, page: this.page.page }));
  }

  get searchOfAll(): string {
    return searchOf(orderQueryParams(everyOrder));
  }

  replace(changed: Order): void {
    this.orders = this.orders?.map((order) => (order.id === changed.id ? changed : order));
  }

  private receive({ orders, unreadable }: OrderList, asOf?: Date): void {
    this.orders = orders;
    this.unreadable = unreadable;
    this.asOf = asOf;
    this.today = this.calendar.today();
  }

  private fail(error: ServiceError): void {
    this.error = error;
  }
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}
