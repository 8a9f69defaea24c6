/** The first pattern that matches a text like `order.mine orders[0].orderStatus` applies. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [
    / Access-Control/,
    'The three services may live on three hosts; a browser asks a host on another origin for permission.',
  ],
  [/ successResponse/, 'successResponse: false is a failure whatever the status; its errorMessage is shown.'],
  [/ message or errorMessage/, "Non-success reply: message from the reply's message or errorMessage."],
  [/ connection$/, "Network failure: 'Network connection error. Please check your internet connection.' status 0."],
  [/ body$/, 'Each request sends JSON with Accept JSON.'],
  [
    / status$/,
    "Non-success reply: message from the reply's message or errorMessage, else 'HTTP {status}: {statusText}'.",
  ],
  [/ time$/, 'Default time-out 20000 ms, checkout 30000 ms.'],
  [
    /^order\.(mine orders|place order\.id)$/,
    'Confirm & Pay sends one order however often it is pressed: each attempt has an Idempotency-Key.',
  ],
  [
    /^order\..*orderStatus/,
    'Order status values: INITIATED, PENDING_PAYMENT, PAYMENT_PROCESSING, PAYMENT_FAILED, PAID, CONFIRMED, ASSIGNED, PREPARING, IN_PREPARATION, READY_FOR_PICKUP, READY_FOR_DELIVERY, OUT_FOR_DELIVERY, DELIVERY_IN_PROGRESS, DELIVERED, CANCELLED, REJECTED, DELIVERY_FAILED.',
  ],
  [/^order\..*items/, 'Order: items[]{itemName, itemDescription, size, quantity, unitPrice, imageUrl}.'],
  [
    /^order\.place .*heckout/,
    'Response: successResponse, errorMessage, paymentCheckout.url, order (one reading); checkoutUrl (other reading).',
  ],
  [
    /^order\.deliveryInfo /,
    'Delivery info: status, contact{name, phone}, userMobile, address{line1, line2, city, state, postalCode, country}, instructions.',
  ],
  [
    /^order\.place /,
    'Order create payload: channel (WEB), fulfillmentType (DELIVERY or PICKUP), tipAmount (0), items[]{itemId, quantity}, optional deliveryInfo, optional mobile.',
  ],
  [
    /^order\..* orders? /,
    'Order: id, orderStatus, statusMessage, fulfillmentType, channel, currency, subtotalAmount, discountAmount, taxAmount, deliveryFee, tipAmount, totalAmount, createdAt, updatedAt, scheduledFor, promisedBy, items[].',
  ],
  [/^order\.cancel /, 'POST /api/v1/orders/{id}/cancel'],
  [
    /^order\.(list|mine) /,
    'GET /api/v1/orders/me: query limit, status; response successResponse, errorMessage, orders[].',
  ],
  [/^order\./, 'GET /api/v1/orders/{orderId}: response successResponse, errorMessage, order.'],
  [/deliverableOn/, 'Product: optional deliverableOn (a date).'],
  [
    /^menu\..*(price|itemName|menuItemId)/i,
    'A menu item is dropped if it lacks an id or name, or its price is not a number or is below 0.',
  ],
  [
    /^menu\.today /,
    'Scheduled menu entry: menuItemId, itemName, description, price (number, at least 0), menuImgPath, menuTypeName or category, deliverableOn, isAvailable, quantityAvailable.',
  ],
  [/^menu\.types? /, 'Menu type (live data): menuTypeId, menuName, description, isActive.'],
  [/^menu\./, 'Single menu item response: menuItemPricing.price, menuType{menuTypeId, menuName}, tags[]{tagId, name}.'],
  [/^account\.googleAuthUrl /, 'Auth URL response: authUrl; browser then goes there.'],
  [
    /^account\.googleCallback /,
    'Google callback response: accessToken, tokenType, user{id, givenName, familyName, email, pictureUrl, createdAt, lastLoginAt}.',
  ],
  [/^account\.login /, 'POST /api/v1/auth/login: email, password.'],
  [/^account\.register /, 'POST /api/v1/auth/register: firstName, lastName, email, phone, password.'],
  [/^account\.refresh /, 'POST /api/v1/auth/refresh: refreshToken.'],
  [/^account\.changePassword /, 'POST /api/v1/user/change-password: currentPassword, newPassword; token attached.'],
  [/^account\.uploadAvatar /, 'POST /api/v1/user/avatar: multipart with a file.'],
  [
    /^account\./,
    'User: id, firstName, lastName, email, phone, authProvider (google or email), avatar, createdAt, updatedAt.',
  ],
  [/^cart\./, 'Cart item: id (product id), name, price, quantity, image, deliverableOn.'],
  [/^contact\./, 'POST /api/v1/contact/message: name, email, phone, subject, message.'],
];

export function specifiedSentence(call: string, field: string): string | undefined {
  return sentences.find(([pattern]) => pattern.test(`${call} ${field}`))?.[1];
}
