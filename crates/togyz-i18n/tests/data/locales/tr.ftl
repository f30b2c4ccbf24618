### A fixture of the tests, not a language that is shipped: Turkish for the narration and the
### lessons, made from a file alone. No native reader has seen it.

meta-language-name = Türkçe

## Rakamla yazılan sayıların ekleri: dat yönelme, abl ayrılma, acc belirtme durumu.

number-ending =
    .dat = { $tail ->
        [0] ’a
        [2] ’ye
        [6] ’ya
        [7] ’ye
        [9] ’a
        [10] ’a
        [20] ’ye
        [30] ’a
        [40] ’a
        [50] ’ye
        [60] ’a
        [90] ’a
       *[other] ’e
    }
    .abl = { $tail ->
        [0] ’dan
        [3] ’ten
        [4] ’ten
        [5] ’ten
        [6] ’dan
        [9] ’dan
        [10] ’dan
        [30] ’dan
        [40] ’tan
        [60] ’tan
        [70] ’ten
        [90] ’dan
       *[other] ’den
    }
    .acc = { $tail ->
        [0] ’ı
        [2] ’yi
        [3] ’ü
        [4] ’ü
        [6] ’yı
        [7] ’yi
        [9] ’u
        [10] ’u
        [20] ’yi
        [30] ’u
        [40] ’ı
        [50] ’yi
        [60] ’ı
        [90] ’ı
        [100] ’ü
       *[other] ’i
    }

## Yardımcı iletiler

local-mover = { $mover ->
    [white] Beyaz
   *[black] Siyah
 }
local-mover-gen = { $mover ->
    [white] Beyazın
   *[black] Siyahın
 }
local-owner-gen = { $owner ->
    [white] Beyazın
   *[black] Siyahın
 }
local-winner = { $winner ->
    [white] Beyaz
   *[black] Siyah
 }
local-loser = { $winner ->
    [white] Siyah
   *[black] Beyaz
 }
local-loser-gen = { $winner ->
    [white] Siyahın
   *[black] Beyazın
 }
local-side = { $side ->
    [white] Beyaz
   *[black] Siyah
 }
local-side-gen = { $side ->
    [white] Beyazın
   *[black] Siyahın
 }

## Anlatım: hamlede ne oldu

narrate-turn = Sıra: { local-mover }.
narrate-sow = { local-mover } { $from }. kuyudaki { $stones } taşı dağıttı.
narrate-single = { local-mover } { $from }. kuyudaki tek taşı { $to }. kuyuya geçirdi.
narrate-single-sum = { local-mover } { $from }. kuyudaki tek taşı { $to }. kuyuya geçirdi: { $before } + 1 = { $made }, ama kendi sırasından taş alınmaz.
narrate-single-across = { local-mover } { $from }. kuyudaki tek taşı { local-owner-gen } { $to }. kuyusuna geçirdi.
narrate-single-across-made = { local-mover } { $from }. kuyudaki tek taşı { local-owner-gen } { $to }. kuyusuna geçirdi: orada şimdi { $made } taş var.
narrate-single-across-sum = { local-mover } { $from }. kuyudaki tek taşı { local-owner-gen } { $to }. kuyusuna geçirdi: { $before } + 1 = { $made }.
narrate-lap = Taşlar tahtayı baştan sona dolaştı ve { $from }. kuyuya yeniden bir taş düştü.
narrate-last-opponent = Son taş { local-owner-gen } { $to }. kuyusuna düştü: orada şimdi { $made } taş var.
narrate-last-own = Son taş { local-mover-gen } kendi { $to }. kuyusuna düştü: taş alınmadı.
narrate-last-tuzdyk = Son taş { local-owner-gen } tuzdığına düştü: hamle orada bitti.
narrate-last-tuzdyk-one = Son taş { local-owner-gen } tuzdığına düştü ve { local-owner-gen } hazinesine gitti: hamle orada bitti.
narrate-capture = { $made } çift: { local-mover } { $captured } taş aldı.
narrate-odd = { $made } tek: taş alınmadı.
narrate-tuzdyk = Tam 3 taş oldu: kuyu { local-mover-gen } tuzdığı oldu, 3 taş { local-mover-gen } hazinesine gitti.
narrate-tuzdyk-ninth = 3 taş oldu, ama { $to }. kuyu hiçbir zaman tuzdık olamaz.
narrate-tuzdyk-has-one = 3 taş oldu, ama { local-mover-gen } zaten bir tuzdığı vardı.
narrate-tuzdyk-same-number = 3 taş oldu, ama { local-owner-gen } tuzdığının numarası aynı: { $to }.
narrate-tuzdyk-collect = { $captured } taş { local-owner-gen } tuzdığına düştü ve { local-owner-gen } hazinesine gitti.
narrate-kazan = { local-mover-gen } hazinesinde şimdi { $kazan } taş var.
narrate-score = Durum: Beyaz { $white }, Siyah { $black }.
narrate-needed = { local-mover-gen } { NUM($majority, case: "dat") } ulaşması için { $needed } taş daha gerekiyor.
narrate-both-captured = Her iki oyuncu { $captured } taş aldı.

## Tek satırlık anlatım

narrate-brief = { $from }→{ $to }, { $stones } ({ $white }:{ $black })
narrate-brief-capture = { $from }→{ $to }, { $stones }, +{ $captured } ({ $white }:{ $black })
narrate-brief-tuzdyk = { $from }→{ $to }x, { $stones }, +{ $captured } ({ $white }:{ $black })

## Öğrenenler için anlatım

narrate-last-opponent-sum = Son taş { local-owner-gen } { $to }. kuyusuna düştü: { $before } + 1 = { $made }.
narrate-last-own-sum = Son taş { local-mover-gen } kendi { $to }. kuyusuna düştü: { $before } + 1 = { $made }, ama kendi sırasından taş alınmaz.
narrate-threat-capture = Şimdi { local-mover } { $pit }. kuyudan oynayarak { local-owner-gen } { $target }. kuyusundaki { $stones } taşı alabilir.
narrate-threat-tuzdyk = Şimdi { local-mover } { $pit }. kuyudan oynayarak { local-owner-gen } { $target }. kuyusunu tuzdık yapabilir.
narrate-threat-none = { local-mover } şu anda taş alamaz.

## Oyun nasıl bitti

narrate-majority = { local-owner-gen } hazinesinde { $kazan } taş var: kazanmak için { $majority } taş yeter.
narrate-majority-given = { local-mover } kendi hamlesiyle rakibin hazinesine taş ekledi: { local-owner-gen } hazinesinde şimdi { $kazan } taş var, kazanmak için { $majority } taş yeter.
narrate-atsyrau = { local-mover-gen } oynayacak taşı kalmadı: atsırav.
narrate-rest = Tahtada kalan { $rest } taş { local-owner-gen } hazinesine gitti.
narrate-rest-none = Tahtada taş kalmadı.
narrate-skipped = { local-mover-gen } oynayacak taşı yok, ama { local-owner-gen } her hamlesi onun sırasına taş getiriyor. Bu yüzden { local-mover } bir sıra bekledi ve oyun sürüyor.
narrate-win = { local-winner } kazandı: { $winner ->
    [white] { $white }–{ $black }
   *[black] { $black }–{ $white }
 }.
narrate-win-resignation = { local-loser } çekildi: { local-winner } kazandı.
narrate-win-time = { local-loser-gen } süresi bitti: { local-winner } kazandı.
narrate-draw = Her iki hazinede { $kazan } taş var: berabere.
narrate-draw-agreement = Oyuncular beraberlikte anlaştı.
narrate-draw-repetition = Aynı konum üçüncü kez oluştu: berabere.
narrate-draw-other = Oyun berabere bitti.

## Bir hamle ne getirir (7?)

preview-last-opponent = { $from }. kuyudan oynarsanız son taş rakibin { $to }. kuyusuna düşer: { $before } + 1 = { $made }.
preview-last-own = { $from }. kuyudan oynarsanız son taş sizin { $to }. kuyunuza düşer: { $before } + 1 = { $made }, ama kendi sıranızdan taş alınmaz.
preview-last-tuzdyk-own = { $from }. kuyudan oynarsanız son taş sizin tuzdığınıza düşer ve hamle orada biter.
preview-last-tuzdyk-opponent = { $from }. kuyudan oynarsanız son taş rakibin tuzdığına düşer ve hamle orada biter.
preview-fed-own = Tuzdığınıza { $stones } taş düşer.
preview-fed-opponent = Rakibin tuzdığına { $stones } taş düşer.
preview-capture = { $made } çift: { $captured } taş alırsınız.
preview-odd = { $made } tek: taş alınmaz.
preview-tuzdyk = Kuyu sizin tuzdığınız olur, 3 taşı hazinenize gider.
preview-tuzdyk-ninth = Ama { $to }. kuyu hiçbir zaman tuzdık olamaz: 3 taş orada kalır.
preview-tuzdyk-has-one = Ama zaten bir tuzdığınız var: 3 taş kuyuda kalır.
preview-tuzdyk-same-number = Ama rakibin tuzdığının numarası aynı, { $to }: 3 taş kuyuda kalır.
preview-majority-own = Hazinenizde { $kazan } taş olur: kazanmak için { $majority } taş yeter.
preview-majority-opponent = Rakibin hazinesinde { $kazan } taş olur: kazanmak için { $majority } taş yeter.
preview-atsyrau-own = Oynayacak taşınız kalmaz: atsırav.
preview-atsyrau-opponent = Rakibin oynayacak taşı kalmaz: atsırav.
preview-rest-own = Tahtada kalan { $rest } taş hazinenize gider.
preview-rest-opponent = Tahtada kalan { $rest } taş rakibin hazinesine gider.
preview-rest-none = Tahtada taş kalmaz.
preview-skipped = Rakibin oynayacak taşı kalmaz, ama her hamleniz ona taş getirir: bir kez daha siz oynarsınız.
preview-win = { $yours }–{ $theirs } kazanırsınız.
preview-loss = Rakip { $theirs }–{ $yours } kazanır.
preview-draw = Oyun berabere biter.
preview-threat-capture = Sonra rakip { $pit }. kuyusundan oynayarak sizin { $target }. kuyunuzdaki { $stones } taşı alabilir.
preview-threat-tuzdyk = Sonra rakip { $pit }. kuyusundan oynayarak sizin { $target }. kuyunuzu tuzdık yapabilir.

## Tahta

ui-kazan = Hazine
ui-side = { local-side }
ui-board-you = Siz · { local-side }
ui-board-opponent = Rakip · { local-side }
ui-board-computer = Bilgisayar · { local-side } · { $level }. düzey
ui-your-pits = Sizin kuyularınız, 1. kuyudan başlayarak: { $values }.
ui-opponent-pits = Rakibin kuyuları, 1. kuyudan başlayarak: { $values }.
ui-side-pits = { local-side-gen } kuyuları, 1. kuyudan başlayarak: { $values }.
ui-side-tuzdyk = { local-owner-gen } tuzdığı rakibin { $pit }. kuyusudur.
ui-no-tuzdyk = Henüz kimsenin tuzdığı yok.
ui-score = Sizin hazinenizde { $yours }, rakibin hazinesinde { $theirs } taş var.
ui-record-game = { $number }. oyun, toplam { $total }
ui-record-white = Beyaz: { $input }
ui-record-black = Siyah: { $input }
ui-record-event = Turnuva: { $input }
ui-record-site = Yer: { $input }
ui-record-date = Tarih: { $input }
ui-record-round = Tur: { $input }
ui-record-rules = Kurallar: { $input }
ui-record-comment = Açıklama: { $input }
ui-record-win = Kayda göre { local-winner } kazandı; nasıl olduğu yazılmamış.
ui-record-draw = Kayda göre oyun berabere bitti.
ui-record-unfinished = Kayıt burada bitiyor ve sonuç yazılmamış.

## Dersler

ui-learn-yours = { $pit }. kuyudan oynuyorsunuz:
ui-learn-theirs = Rakip { $pit }. kuyudan oynuyor:
ui-learn-next = Sonraki adım için Enter’a, çıkmak için q tuşuna basın.
ui-learn-answer = Yanıtı görmek için Enter’a, çıkmak için q tuşuna basın.
ui-learn-done = Bu son adımdı. Oynamak için şunu yazın: togyz play

tutorial-01-title = Tahta
tutorial-01-body =
    Her oyuncunun dokuz kuyuluk bir sırası ve aldığı taşlar için bir hazinesi vardır.
    Alttaki sıra sizin, üstteki sıra rakibinizdir.
    Kuyuların numarası 1’den 9’a kadardır ve her oyuncu kendi solundan saymaya başlar.
    Bu yüzden rakibin 1. kuyusu sağ üstte, sizin 9. kuyunuzun hemen üzerindedir.
tutorial-01-caption = Sizin numaralarınız soldan sağa, rakibinki sağdan sola büyür.

tutorial-02-title = Başlangıç konumu
tutorial-02-body =
    Başlangıçta her kuyuda 9 taş vardır.
    18 kuyu vardır, yani oyunda 162 taş bulunur; her iki hazine de boştur.
    İlk hamleyi Beyaz yapar; bu derslerde Beyaz sizsiniz.
    Amacınız yarıdan çoğunu, 82 taşı toplamaktır.
tutorial-02-caption = 18 kuyunun her birinde 9 taş, her iki hazinede 0.

tutorial-03-title = Taşlar hangi yöne gider
tutorial-03-body =
    Bütün taşlar saat yönünün tersine gider ve hiç geri dönmez.
    Sizin sıranızda sağa, 1. kuyudan 9. kuyuya doğru giderler.
    Sizin 9. kuyunuzdan sonra rakibin 1. kuyusu gelir; orada sola giderler.
    Rakibin 9. kuyusundan sonra daire sizin 1. kuyunuzda kapanır.
tutorial-03-caption = Tahtanın çevresinde bir tur: sizin 1–9. kuyularınız, sonra rakibin 1–9. kuyuları.

tutorial-04-title = Dağıtma
tutorial-04-body =
    İçinde taş olan bir kuyunuzu seçin ve bütün taşlarını alın.
    İki ya da daha çok taş varsa ilkini aynı kuyuya geri koyun.
    Sonra sıradaki her kuyuya birer taş bırakın, hiçbirini atlamayın.
    Burada 7. kuyudaki 9 taş sizin 7, 8 ve 9. kuyularınıza ve rakibin 1–6. kuyularına gider.
tutorial-04-caption = 7. kuyuda 1 taş kalır; son taş rakibin 6. kuyusuna düşer ve orada 10 taş olur. Bunun ne getirdiğini sonraki adım anlatır.
tutorial-04-question = Başlangıç konumuna bir daha bakın. 5. kuyudan oynarsanız son taş nereye düşer?
tutorial-04-answer = Rakibin 4. kuyusuna. 9 taşın beşi sizin 5–9. kuyularınıza, öbür dördü rakibin 1–4. kuyularına gider.

tutorial-05-title = Taş alma: çift sayı
tutorial-05-body =
    Hamlenizin son taşını izleyin.
    Rakibin sırasına düşerse, yeni taşla birlikte o kuyudaki taşları sayın.
    Sayı çiftse (2, 4, 6 ve benzeri), hepsi sizin hazinenize gider.
    Öbür kuyulardan hiçbir şey alınmaz.
tutorial-05-caption = Yine 7. kuyu: rakibin 6. kuyusunda 9 taş vardı, 9 + 1 = 10. 10 taş alırsınız; hazinenizde şimdi 10 taş var.
tutorial-05-question = 6. ve 7. kuyularınızda 12’şer taş var. Hangisi daha çok taş alır?
tutorial-05-answer = 7. kuyu. Son taşı rakibin 9. kuyusuna düşer: 11 + 1 = 12, hazineniz 12’den 24’e çıkar. 6. kuyunun son taşı rakibin 8. kuyusuna düşer: 1 + 1 = 2, yalnızca 2 taş alır.

tutorial-06-title = Tek taş
tutorial-06-body =
    Bir kuyuda tek başına duran taş yerinde kalmaz: sonraki kuyuya geçer.
    Geride hiçbir şey kalmaz.
    9. kuyudan rakibin 1. kuyusuna geçer.
    Hamlenizin son taşı odur, bu yüzden orada taş da alabilir.
tutorial-06-caption = 5. kuyudaki tek taş 6. kuyuya geçer: 10 + 1 = 11. 5. kuyu şimdi boş.
tutorial-06-question = 9. kuyudaki tek taşı oynuyorsunuz. Rakibin 1. kuyusunda 11 taş var. Ne olur?
tutorial-06-answer = Taş rakibin 1. kuyusuna düşer: 11 + 1 = 12, çift sayı. 12 taş alırsınız ve hazineniz 10’dan 22’ye çıkar.

tutorial-07-title = Tek sayı
tutorial-07-body =
    Son taş rakibin kuyusunda tek sayı oluşturursa hiçbir şey almazsınız.
    Bütün taşlar düştükleri yerde kalır ve sıra rakibe geçer.
    Bir tek sayı özeldir: tam 3.
    Onunla 9. adımda tanışacaksınız.
tutorial-07-caption = 4. kuyudaki 10 taşın sonuncusu rakibin 4. kuyusuna düşer: 12 + 1 = 13. Bu tek sayıdır, hazineler 10 ve 12 olarak kalır.
tutorial-07-question = Burada hangi hamle taş alır: 5. kuyu mu, 9. kuyu mu?
tutorial-07-answer = 9. kuyu. 2 taşının ikincisi rakibin 1. kuyusuna düşer: 11 + 1 = 12, hazineniz 10’dan 22’ye çıkar. 5. kuyunun son taşı rakibin 5. kuyusuna düşer: 12 + 1 = 13 tektir.

tutorial-08-title = Kendi sıranıza düşmek
tutorial-08-body =
    Yalnızca rakibin sırasından taş alabilirsiniz.
    Son taşınız kendi tarafınızda kalırsa o kuyudaki sayının önemi yoktur.
    Çift ya da tek, taşlar kalır ve sıranız biter.
    Son taş tahtayı dolaşıp eve döndüğünde de böyledir.
tutorial-08-caption = 2. kuyudaki 3 taşın sonuncusu sizin 4. kuyunuza düşer: 11 + 1 = 12. Sayı çift, ama taş alınmaz.
tutorial-08-question = 6. kuyuda 15 taş var ve sonuncusu dolaşıp sizin 13 taşlı 2. kuyunuza geliyor. Taş alır mısınız?
tutorial-08-answer = Hayır. 13 + 1 = 14 çifttir, ama 2. kuyu sizindir. Hazineniz 22 olarak kalır.

tutorial-09-title = Tuzdık
tutorial-09-body =
    Son taşınız rakibin bir kuyusunda tam 3 taş oluşturursa kuyunun kendisini kazanırsınız.
    O kuyu sizin tuzdığınız olur, 3 taşı hazinenize gider.
    Tahtada X ile gösterilir.
    Oyunun sonuna kadar sizin kalır.
tutorial-09-caption = 8. kuyudaki 10 taşın sonuncusu rakibin 8. kuyusuna düşer: 2 + 1 = 3. Kuyu sizin tuzdığınız olur; hazineniz 22’den 25’e çıkar.
tutorial-09-question = 3. kuyudan oynarsanız son taş rakibin 3 taşlı 2. kuyusuna düşer. O kuyu tuzdığınız olur mu?
tutorial-09-answer = Hayır. 3 + 1 = 4 sıradan bir çift sayıdır: 4 taş alırsınız ve hazineniz 22’den 26’ya çıkar. Tuzdık için son taş gelmeden önce kuyuda 2 taş olmalıdır.

tutorial-10-title = Tuzdığın üç sınırı
tutorial-10-body =
    9. kuyu hiçbir zaman tuzdık olamaz.
    Bir oyuncunun bir oyunda yalnızca bir tuzdığı olabilir.
    Sizin tuzdığınızla rakibinkinin numarası aynı olamaz.
    Bu sınırlardan biri engellerse hamleniz geçerlidir, ama 3 taş kuyuda kalır.
tutorial-10-caption-1 = 7. kuyudaki 12 taşın sonuncusu rakibin 9. kuyusuna düşer: 2 + 1 = 3. 9. kuyu tuzdık olamaz, 3 taş kalır.
tutorial-10-caption-2 = Zaten bir tuzdığınız var: rakibin 8. kuyusu. 4. kuyudaki 11 taşın sonuncusu rakibin 5. kuyusuna düşer: 2 + 1 = 3, ama ikincisi olamaz.
tutorial-10-caption-3 = Rakibin tuzdığı sizin 7. kuyunuz. 6. kuyudaki 11 taşın sonuncusu rakibin 7. kuyusuna düşer: 2 + 1 = 3, ama numara aynı. Yolda rakibin tuzdığına 1 taş düştü: onun hazinesi 13’ten 14’e çıktı.
tutorial-10-question = Rakibin tuzdığı sizin 7. kuyunuz. Onun karşısında rakibin 2 taşlı 3. kuyusu var ve 2. kuyunuzun son taşı oraya düşüyor. 3. kuyu tuzdığınız olabilir mi?
tutorial-10-answer = Evet. Yalnızca numaralar karşılaştırılır ve 3, 7 değildir; karşı karşıya olmanın önemi yoktur. 2 + 1 = 3, kuyu tuzdığınız olur ve hazineniz 36’dan 39’a çıkar.

tutorial-11-title = Tuzdık ne yapar
tutorial-11-body =
    Tuzdığınıza düşen her taş, kim dağıtırsa dağıtsın, hemen hazinenize gider.
    Bu yüzden tuzdık hep boştur ve kimse oradan oynayamaz.
    Son taş bir tuzdığa düşerse taşı tuzdığın sahibi alır ve hamle biter.
    Rakibin sizin sıranızdaki tuzdığı da aynı şekilde onun için çalışır.
tutorial-11-caption = Tuzdığınız rakibin 1. kuyusu. 8. kuyudaki 5 taştan biri oraya düşer ve hazineniz 39’dan 40’a çıkar. Sonuncusu rakibin 3. kuyusuna düşer: 12 + 1 = 13, tek.
tutorial-11-question = 7. kuyudaki 4 taşın sonuncusu tuzdığınıza düşüyor. Bu hamle size ne getirir?
tutorial-11-answer = Tam 1 taş: hazineniz 39’dan 40’a çıkar. Sayılacak başka bir şey yok.

tutorial-12-title = Oyun nasıl biter
tutorial-12-body =
    Hazinesinde 82 ya da daha çok taş olan oyuncu hemen kazanır.
    Her iki hazinede 81 taş varsa oyun berabere biter.
    Sıra kendisinde olan oyuncunun sırasında taş yoksa bu atsıravdır: oyun biter ve tahtada kalan taşları öbür oyuncu alır.
    Kendi hamlenizden sonra sıranız boşalırsa oyun sürer: rakibin yanıtı size yeni taşlar getirebilir.
tutorial-12-caption-1 = 9. kuyudaki 3 taşın sonuncusu rakibin 2. kuyusuna düşer: 5 + 1 = 6. 76 + 6 = 82, 82–46 kazanırsınız.
tutorial-12-caption-2 = 1. kuyudaki tek taş 2. kuyuya geçer ve rakibin oynayacak taşı kalmaz: atsırav. Kalan 10 taş sizindir: 72 + 10 = 82, 82–80 kazanırsınız.
tutorial-12-question = Sizde 75, rakipte 81 taş var ve rakibin sırası boş. 5. kuyudaki tek taşı 6. kuyuya geçiriyorsunuz. Oyun nasıl biter?
tutorial-12-answer = Berabere. Rakip oynayamaz, bu yüzden sıranızda kalan 6 taş hazinenize gider: 75 + 6 = 81. Sonuç 81–81.

tutorial-13-title = Bu programda oynamak
tutorial-13-body =
    Oynamak için bir kuyunun numarasını, örneğin 7 yazın ve Enter’a basın.
    7? yalnızca hamlenin ne getireceğini gösterir; hamle yapılmaz.
    «hint» öğüt verir; «undo» hamlenizi bilgisayarın yanıtıyla birlikte geri alır.
    «lang kk» dili değiştirir, «help» bütün komutları gösterir.
    «quit» programdan çıkar; oyununuz saklanır.
tutorial-13-caption = Başlangıçta 7? şunu söyler: son taş rakibin 6. kuyusuna düşer, 9 + 1 = 10 ve 10 taş alırsınız.

tutorial-14-title = Yeni başlayanlara öğütler
tutorial-14-body =
    Oynamadan önce son taşınızın düşeceği kuyuyu bulun ve oradaki sayının çift olup olmayacağına bakın.
    Sonra tahtaya rakibin gözüyle bakın: bir taş daha, tek sayıyı çift yapar.
    Önce en dolu kuyularınızı koruyun.
    Tuzdık yapma fırsatını kollayın: oyunun sonuna kadar sizin için çalışır.
    Sıranızın boşalmasına izin vermeyin.
tutorial-14-caption = 7. kuyudan oynadıktan sonra rakip 3. kuyudan yanıt verebilir: son taş sizin 3. kuyunuza düşer, 9 + 1 = 10 ve 10 taş kaybedersiniz.

tutorial-15-title = Saymak: bir kuyu nereye ulaşır
tutorial-15-body =
    10 taşlı bir kuyudan son taş rakibin aynı numaralı kuyusuna düşer.
    Bir taş fazlası bir kuyu ileri, bir taş eksiği bir kuyu geri düşer.
    19 taş bütün tahtayı dolaşır: son taş çıktığı kuyuya döner.
tutorial-15-caption = 4. kuyuda 10 taş var: son taş rakibin 4. kuyusuna düşer. 11 + 1 = 12 ve 12 taş alırsınız.

tutorial-16-title = Tehditler
tutorial-16-body =
    Oynamadan önce bütün tahtaya bakın: her son taş nereye düşer?
    Sayı tekse, bir taş daha onu çift yapar.
    Birkaç hamle taş alıyorsa, en çok getireni seçin.
    Rakip de böyle sayar: sonra ne alabileceğine bakın.
tutorial-16-caption = Burada üç hamle taş alır. En çoğunu 6. kuyu getirir: 7 + 1 = 8. 8. kuyu 4, 9. kuyu yalnız 2 taş getirir.

tutorial-17-title = Savunma
tutorial-17-body =
    Rakip bir kuyunuzdan taş alacaksa, üç türlü savunabilirsiniz.
    O kuyudan oynayıp taşları götürün.
    Ya da ona bir taş ekleyin: rakibin son taşı sayıyı tek yapar.
    Ya da oynayacağı kuyuya bir taş bırakın: son taşı bir kuyu ileri düşer.
    Hepsini kurtaramıyorsanız, en dolu kuyuyu kurtarın.
tutorial-17-caption = Rakip 8. kuyudan oynayıp 3. kuyunuzu almak istiyordu: 5 + 1 = 6. Tek taşınız 2. kuyudan 3. kuyuya geçer: şimdi 6 + 1 = 7 olur, bu tek sayıdır.

tutorial-18-title = Bir tuzdığın değeri
tutorial-18-body =
    Tuzdığa düşen her taş, oyunun sonuna kadar sahibinin olur.
    Onu ne kadar erken alırsanız, o kadar çok taş toplar.
    Bu yüzden bir tuzdık çoğu zaman birkaç taştan değerlidir.
    2 taşlı kuyularınıza dikkat edin: rakip orada tuzdık yapabilir.
tutorial-18-caption = Tuzdığınız rakibin 3. kuyusudur. 8. kuyudaki 7 taştan biri oraya düşer, sonuncusu alır: 7 + 1 = 8. Toplam 8 + 1 = 9 taş.

tutorial-19-title = 82 taşa yarış
tutorial-19-body =
    Oyunun sonuna doğru sayın: kime kaç taş daha gerek?
    82 taşı olan hemen kazanır.
    Sıra rakipteyse ve sırası boşsa, sizin sıranızda kalan taşlar sizindir.
    Bu yüzden rakibin taşı azsa, taşlarınızı kendi sıranızda tutun.
    Kendi sıranızı da boş bırakmayın.
tutorial-19-caption = Rakibin oynayacak taşı yok. Sıranızda kalan 6 taş sizindir: 78 + 6 = 84 ve 84–78 kazanırsınız.
