import { openPages, titlesOf, toPage } from './portal';

/** A page that answers a question in another script, and one that does not. */
const portal = [
  toPage('Возврат платежа', 'Отмените платёж, чтобы вернуть деньги покупателю.'),
  toPage('Уведомления', 'Сервер отправляет вебхук после каждого события.'),
  toPage('Πληρωμές', 'Ακύρωση μιας πληρωμής και επιστροφή χρημάτων.'),
  toPage('Ειδοποιήσεις', 'Ο διακομιστής στέλνει μήνυμα μετά από κάθε γεγονός.'),
  toPage('استرداد المدفوعات', 'ألغِ الدفعة لإعادة المال إلى المشتري.'),
  toPage('الإشعارات', 'يرسل الخادم رسالة بعد كل حدث.'),
  toPage('החזר תשלום', 'בטל את התשלומים כדי להחזיר כסף לקונה.'),
  toPage('התראות', 'השרת שולח הודעה אחרי כל אירוע.'),
  toPage('भुगतान वापसी', 'ग्राहक को पैसे लौटाने के लिए भुगतानों को रद्द करें।'),
  toPage('सूचनाएँ', 'सर्वर हर घटना के बाद संदेश भेजता है।'),
  toPage('การคืนเงิน', 'ยกเลิกการชำระเงินเพื่อคืนเงินให้ผู้ซื้อ'),
  toPage('การแจ้งเตือน', 'เซิร์ฟเวอร์ส่งข้อความหลังจากทุกเหตุการณ์'),
  toPage('支付退款', '取消支付后,款项会退还给买家。'),
  toPage('事件通知', '服务器在每个事件之后发送消息。'),
  toPage('支払いの取り消し', '支払いを取り消すと、代金は購入者に返金されます。'),
  toPage('イベントの通知', 'サーバーは各イベントの後にメッセージを送信します。'),
  toPage('결제 취소', '결제를 취소하면 구매자에게 환불됩니다.'),
  toPage('이벤트 알림', '서버는 각 이벤트 후에 메시지를 보냅니다.'),
  toPage('Zahlungen erstatten', 'Der Käufer erhält sein Geld zurück.'),
  toPage('Benachrichtigungen', 'Der Server meldet jedes Ereignis.'),
];

it.each([
  ['Russian', 'как отменить платежи', 'Возврат платежа'],
  ['Russian with a mistake', 'вебхкуи', 'Уведомления'],
  ['Greek', 'ακυρωση πληρωμων', 'Πληρωμές'],
  ['Arabic', 'إلغاء المدفوعات', 'استرداد المدفوعات'],
  ['Hebrew', 'ביטול תשלומים', 'החזר תשלום'],
  ['Hindi', 'भुगतान रद्द', 'भुगतान वापसी'],
  ['Thai', 'ยกเลิกชำระเงิน', 'การคืนเงิน'],
  ['Chinese', '如何取消支付', '支付退款'],
  ['Japanese', '支払いを取り消すには', '支払いの取り消し'],
  ['Japanese in half-width letters', 'ｲﾍﾞﾝﾄ', 'イベントの通知'],
  ['Korean', '결제를 취소하려면', '결제 취소'],
  ['German', 'zahlung erstattet', 'Zahlungen erstatten'],
])('the search reads %s', async (_language, question, page) => {
  expect((await titlesOf(await openPages(portal), question))[0]).toBe(page);
});
