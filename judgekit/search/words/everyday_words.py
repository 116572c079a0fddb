"""Everyday words that the texts may lack, and that are no typing errors for that.

Without them `fewest` would be corrected to `forest`, `cuelga` to `cuenta`. They are compared by
their stems, so that one form stands for all of its regular ones.
"""

from __future__ import annotations

from collections.abc import Mapping

_ENGLISH = """
accident accuse admit adult afford afraid afternoon age agree airport alarm alcohol ambulance
angry annoy answer anxious apologize app argue arm arrest arrive arrow ashamed asleep assume attic
autumn awake awful awkward baby backpack backward bag bald bang bare bark bath bathroom battery
beard beat bed beer beg begin behave believe bell belly belt bench bend best better beverage
bicycle big bike bill bin bird birthday bite bitter blame blank blanket bleed blind blink blood
blow boast boat body boil bone boot bored born borrow boss both bother bottle bottom bowl boy brag
brain brave bread break breakfast breath breathe bribe bright bring broke broken brother brought
brush bubble buddy bug build bump burger burn bus busy butter button buy cafe cake calm came
camera candy cap car care careful careless carry cash cat catch caught cause ceiling celebrate
cent chair chance charge chase chat cheap cheat cheek cheer cheese chew chicken child children
chill chocolate choke chop cigarette circle city clap classroom clean clear clever click climb
cloak close clothes cloud clumsy coach coat coffee coke cold collapse collar comb come comfortable
complain computer confess confuse convince cook cool copy corner corridor cost cotton cough
country couple cousin cover coward crash crawl crazy cream crease creep cried crime crooked cross
crowd crumble crush cry cup cure curious curl curse customer cute dad dance danger dare dark
darling daughter dead deaf deal dear debate decide decline deep defend delete deliver demand
dentist deny depend describe desk dessert detail diary dictionary dinner dirt dirty disabled
disappear disappoint disgust dish dizzy doctor dog dollar donate door doubt drag drank draw drawer
dream dress drew drink drive driver drove drown drunk dry dude dumb dump dust dying ear early earn
earth easily east easy eat egg elbow elevator email embarrass emergency empty encourage end enemy
engine enjoy enough enter envelope envy equal erase erased escape even evening everybody everyone
exam excited excuse exhausted exit expect expensive explain eye eyebrow face faint fake fall false
family famous fan far farm fart fashion fast fat father fault favor fear feather fed feed feel
feet fell felt fence fewest fever fiction field figure fill filthy find finger finish fire fist
fit fix flash flat flew flick flight flip flirt float flood floor flower flu fly fold folk follow
food fool foot football forbid forehead forever forget forgive forgot fork forward fought found
free freeze fresh friend friendly fright frown fruit frustrate fuel full fun funny furious
furniture garbage garden gas gave gentle ghost giant gift girl girlfriend glad glass glasses glove
glue goat god gonna goodbye gossip gotta grab grade grain grandma grandpa grass grateful greasy
great greedy greet grey grin grind grip grocery ground grow grumpy guess guest guide guilty gum
gun guy gym hair half hall hammer handkerchief handle handsome hang happen happy hat hate hated
headache heal health hear heard heart heat heater heavy height hello helmet helpful hesitate hide
hill hip hire hobby hole holiday home homework honest honey hook hope horn horse hospital hotel
hour house hover hug huge humble hundred hung hungry hunt hurry hurt husband ice idea idiot ignore
ill imagine impatient important impossible impress inch insane inside insist insult internet
interrupt invent invite iron island itch jacket jail jam jealous jeans jerk job joke journey joy
juice jump junk kettle key kick kid kill kind kiss kitchen knee knew knife knock knot ladder lady
lake lamp language lap laptop large laugh laundry lazy lead leaf lean leap learn leather leg lemon
lend lent letter liar lick lid lie lied lift lightning limp lip liquid lipstick little loan lock
lonely long look loose lose lost lots loud lousy love lovely lunch lung mad magazine mail main
make man mark market marry mask match math mattress maybe meal mean meat medicine meet melt memory
men mention mercy merry mess messy met middle midnight mild milk million mind minor mirror
miserable miss mixed mom money monkey month mood moon morning most mother mountain mouse mouth
move mud mug murder muscle museum music mustache nail naked nap napkin narrow nasty nature naughty
near neat neck needle neighbor nephew nervous net news newspaper nice niece night nobody nod noise
noisy noon north nose notebook notice nowadays nurse nut obey obvious ocean odd offend offense oil
older onion open opinion orange ordinary oven owe owl owner ox pack package page paid pain paint
pair pajamas pale pan panic pants paper parent park party passenger past pat patch path patience
patient pause paw peace peanut peek peel pen pencil people pepper perfume perhaps person pet photo
pick picnic picture pie piece pig pill pillow pilot pinch pink pipe pitch pizza plane plant
plaster plastic plate please plenty plug pocket poem point poke police polite poor pop popcorn
possible post pot pour powder praise pray prefer pregnant prepare present pretend pretty prison
probably promise proud pull punch punish puppy purple purse push puzzle quarrel queen quick quiet
quit quite rabbit race rage rain raise ran rare rather razor reach ready realize reason receipt
recipe recommend refund refuse regret relax remember remind rent repair repeat reply rescue rest
restaurant rice rich ridden ride right ring rinse rip ripe river road roast rob rock rod roof room
rope rotten rough rude rug ruin run rush sad safe said sail salad salt sand sandwich sang sank sat
sauce save saw scare scared scarf school scissors scold scratch scream screen screw sea seat
secret see seem seen seldom selfish sell send sent serious sew shade shake shame shape share sharp
shave sheet shelf shine ship shirt shit shock shoe shook shop short shoulder shout shove shower
shut shy sick sigh sign silly simple since sing sink sister sit size skin skip skirt sky slap
sleep slept slice slide slim slip smart smash smell smile smoke smooth snack snap sneak sneeze
snow soap soda sofa soft sold soldier something sometimes son song soon sore sorry soul sound soup
sour south space spare spat speak speech speed spell spend spent spill spin spit spoil spoke spoon
sport spray spread spring square squeeze stab staff stain stair stamp stand stare start starve
station stay steak steal steam steep sting stir stole stomach stone stood stop store storm story
straight strange stranger straw street stress stretch strict strike stroke strong stuck student
study stuff stumble stupid subway suck sudden sue sugar suggest suit sum summer sun sung
sunglasses suppose sure surprise suspect swallow swam swear sweat sweep sweet swim swing swore
tail talk tall tape taste taught tax taxi tea teach tear tease teenager tell temper tent terrible
test text thank theater thief thin think thirsty thought thread threat threw throat throw thumb
thunder ticket tickle tie tight till tin tip tired toe together toilet told tomorrow tongue
tonight tool tooth toothbrush top tore torn toss touch tough tow towel town toy traffic train
trash travel treat tree tremble trick tried trip trouble trousers truck true trunk trust truth try
tune tv twice twist type ugly umbrella uncle understand upset use vacation van vegetable village
visit voice vomit wait wake walk wall wallet wander warm wash waste watch water wave weak wear
weather wedding weed week weekend weep weigh weird welcome west wet whatever wheel whenever
wherever whisper whistle whole wide wife wild willing wind window wine wing winter wipe wise wish
woke wolf woman women wonder wood wool word wore work world worry worse worst wrap wrist write
wrong wrote yard yawn yell yesterday young
"""
_SPANISH = """
abajo abierto abrazar abrazo abrigo abrir abuela abuelo aburrido aburrir acabar acaso accidente
aceite acercar acordar acostar acostumbrar actitud adelante adivinar adulto afuera agarrar agotar
agradecer agua aguantar aguja ahorrar aire ajeno alcohol alegre alfombra algodon alma almohada
almorzar almuerzo alquilar alquiler alto alumno amable amanecer amar amargo amarillo ambulancia
amenazar amiga amigo amor ancho andar anillo animar anoche anochecer anteojos antiguo apagar
aparecer apellido apenas aplastar aplaudir apostar aprender apretar aprovechar apuntar apurar
arena arrancar arrastrar arreglar arriba arrojar arrugar arte asado asco asiento asomar asustar
asunto atar atras atrasar atrever aula ausente auto autobus avergonzar averiguar avisar ayer ayuda
ayudar azar azucar azul bailar bajar bajo banco bandera bar barato barba barco barrer barrio barro
basta bastante basura batir beber bebida beso bicho bicicleta bigote billete blando boca bocadillo
boda boleto boligrafo bolsa bolsillo bolso bomba bonito borracho borrar bosque bota botella boton
brazo brillar brindar broma bronca bruto bueno burla burlar buscar caballo cabello caber cabeza
cabreado cachorro caer cafe caja cajon calcetin calentar caliente calle callar callado calma calor
cama camarero cambiar camion caminar camino camisa camiseta campo cancion cansado cansar cantar
cara carajo carcel carne caro carrera carro casa casado casar casco castigar castigo causa cazar
cena cenar cerca cerdo cerebro cerrar cerveza chaqueta charla charlar chica chicle chico chillar
chino chiste chocar chocolate chofer cielo cine cintura ciudad claro clavar cliente cobrar coche
cocina cocinar coger cojo colar colega colegio colgar color comer comida comodo comprar comun
conducir confesar confiar confundir conocer conseguir consejo contento contestar copiar corazon
corbata correr cortar corto coser costar costumbre crecer creer criar cruzar cuaderno cuadro
cuchara cuchillo cuello cuelga cuento cuerda cuerpo cuidado cuidar culpa culpar cumplir cuñado
curar curioso daño debajo debil decidir dedo dejar delante delgado demasiado dentista derecha
derramar desaparecer desayuno descansar desconfiar desear deseo desmayar desnudo despacio
despertar despistado desvestir detener detras deuda diario dibujar dibujo diente dieta dificil
dinero dios discutir disculpa disculpar disfrutar distraer divertido divertir doblar doctor doler
dolor domingo dormir droga dueño dulce durar duro echar edad edificio ejercito embarazada empeorar
emborrachar empezar empleo empujar encantar encender encima encontrar enemigo enfadar enfermo
enfrente enganchar engañar enojar enojado ensalada enseñar ensuciar entender enterar entero entrar
envidia enviar envolver equivocar escalera escapar esconder escribir escuchar escuela escupir
esfuerzo espalda espejo esperar espiar esposa esposo esquina estomago estornudar estrecho
estropear estudiar estupido exagerar exigir explicar extrañar extraño facil falda falta faltar
fallar fama familia favor feliz feo fiebre fiesta fila fingir firmar flaco flor flojo fondo foto
frase freno frente fresco frio fruta fuego fuera fuerte fuerza fumar funcionar furioso gafas
galleta gana ganas gastar gato gente golpe golpear goma gordo gorra gota grande gratis grave gripe
gris gritar grito grosero grueso guante guapo guardar guerra guiñar gusta gustar habitacion hablar
hambre harto helado herida herir hermana hermano hielo hierro hija hijo hincha hoja hombre hombro
honesto horno hospital hotel hoy hueco hueso huevo huir humo humor hundir idioma idiota iglesia
igual imaginar importar incomodo infierno inocente insultar intentar invierno invitar irse
izquierda jabon jamas jardin jefe joder joven juguete jugo junto jurar labio ladron lagrima lado
lampara lana lanzar lapiz largo lastima lavar leche leer lejos lengua lento levantar libre libro
limpiar limpio liso listo llamar llanto llave llegar llenar lleno llevar llorar lluvia loco luchar
luego lugar luna luz madera madre madrugada maestro maldito maleta malo mama mancha manchar mandar
manga manta mantequilla manzana mañana maquina mar marcharse marido mas mascota matar mayor medico
mejor memoria mensaje mentir mentira mentiroso mercado mes mesero meter miedo miel miercoles mirar
misa mitad mochila mojar molestar moneda mono montaña montar montaje monton morder morir mosca
mostrar mover movil mudo muebles muela muerte muerto mujer multa mundo muñeca musica nacer nadar
nariz navidad negar negocio nervioso nevar nieto nieve niña niño noche nombre nota noticia noventa
novia novio nube nuevo nunca obedecer ocultar odiar oido oir ojala ojo oler olor olvidar olla
ombligo ordenador oreja orgulloso oro oscuro otoño padre pagar pagina pais pajaro palabra palo pan
pantalon pantalla pañuelo papa papel paquete parar parecer pared pareja paraguas partir pasado
pasear paseo pasillo patada patear pato pecho pedir pegamento pegar peinar pelear pelea pelicula
peligro pelo pelota pena pensar peor pequeño perder perdon perdonar perezoso periodico perro
persona pescado pesado pez picar pie piedra piel pierna pillar pintar piña piscina pisar piso
pistola pizza placer planchar plancha plata platicar plato playa plaza pluma pobre podrido policia
polvo pollo poner portarse postre precio preferir pregunta preguntar preocupar preso prestar
prestado primavera primo prisa probar profesor prohibir prometer pronto propina propio pueblo
puente puerta pulgar puño quedar queja quejar quemar queso quieto quitar quizas rabia raro rascar
rata rato raton razon recibo recoger recordar regalar regalo regañar reir reirse reloj repente
repetir reposar resbalar resfriado respirar respuesta restaurante rezar rico rio risa robar robo
rodilla rojo romper ropa roto ruido rueda sabado saber sabor sacar sal sala salir salsa saltar
salud saludar sangre sano santo secar seco secreto sed seguro semana sencillo sentar sentir
señalar señor señora serio sesenta setenta silencio silla simpatico sobrar sobrina sobrino sofa
sol soldado solo soltar sombra sombrero sonar soñar sonreir soplar sordo sorpresa sospechar subir
suciedad sucio sudar suegra suelo sueño suerte sufrir susto suspirar tapa tapar tardar tarde
tarjeta taza techo tela tele telefono television temblar temer temprano tenedor tener terminar
testigo tia tibio tienda tierno tijeras timbre timido tio tirar toalla tocar tonto toser trabajar
trabajo traer trampa tranquilo transpirar trapo tratar trenza triste tropezar truco tumba ultimo
uña usar utilizar uva vaca vacaciones vacio valiente valle vaso vecino vela vender vengar ventana
verano verdad verde vergüenza vestido vestir viaje viajar vida vidrio viejo viento viernes vino
visitar viudo vivir vivo volar volver voz vuelta zapato zumo millon despistar equivocadamente
"""
_RUSSIAN = """
автобус адрес актер аптека аэропорт бабушка багаж бедный бежать бензин беременный беречь беседа
бесплатно беспокоить бить благодарить бледный блестеть ближе близко блин блюдо бог богатый бок
болеть боль больница больной большой борода бороться бояться брат бросить брюки будить бумага
бутылка бывший быстро бык ванная варить вдвоем вдруг ведро вежливый везти век велосипед верить
вернуть вернуться верный верх вес веселый весна вести весь ветер вечер вечером вешать вещь
взглянуть вздох взрослый взять видеть вилка вина вино виноват висеть вкус вкусный влажный вместе
вниз внизу внимательно внук вовремя вода водитель водка воздух возле возраст война войти вокзал
волк волноваться волосы вонять вор воровать ворона воскресенье впервые враг врать врач вредный
время вручить всегда вспомнить вспоминать встать встретить встречать всюду вторник входить вчера
выбросить выгнать выглядеть выздороветь выйти выкинуть вылет выпасть выпить вырвать вырасти
высокий высохнуть вытащить вытереть выть вязать газета гладить глаз глотать глубокий глупый глухой
гнаться говорить год голова голод голодный голос голый гора гордый горе горло город горький
горячий господин гость готовить грабить грамм граница грести греть грипп гроза громкий громко
грубый грудь груз грустный грызть грязный грязь губа гулять густой далеко дарить дверь дворник
девочка девушка дед действительно день деньги деревня дерево держать дерзкий десять дети детский
дешевый диван дикий длинный дно добрый доверять догадаться догнать доехать дождь дойти доказать
долго должник дом дорога дорогой доска достать дочь драться древний дрожать друг дружба дружить
думать дура дурак дуть душа душить дым дышать дядя еда ездить ехать жадный жалеть жалко жаловаться
жалоба жара жарить жарко ждать желать железо желтый желудок жена жениться женщина жечь живой живот
животное жидкий жизнь жир жить завтра завтрак завязать загореть задеть задержаться заехать зажечь
зайти закрыть закурить закусить заметить замуж занавес заново запах запереть заплатить запомнить
запутать заработать заранее заснуть застрять засунуть заткнуть зато затылок захотеть захватить
защитить звать звезда зверь звонить звук здание здоровый здорово здоровье зеленый земля зеркало
зерно зима злиться злой змея знакомый знать золото зонт зуб зять играться идиот идти избить извини
извинить извиниться изо икать имя иностранец интересный искать искренний испугать испугаться
исчезнуть кабинет казаться калитка камень карандаш карман каша кашель кашлять квартира кидать кино
кирпич кислый кисть класть клей клиент клясться ключ книга кнопка ковер когда кожа коза колбаса
колено колесо колоть комната конверт конечно контора копать корабль коридор коричневый кормить
корова короткий кость костюм кот который кофе кошелек кошка кошмар кран краска красивый красный
красть краткий кресло крест кривой кричать кровать кровь кроме круглый крутой крыло крыша крышка
кстати кудрявый кулак купаться купить курить курица куртка кусать кусок кухня лаять лев левый
легкий лед лежать лезть лекарство ленивый лень лес лестница летать летом лечить лечь ливень лизать
лимон лист лицо лишний лоб ловить лодка ложиться ложка ложь ломать лоток лошадь лужа лук луна луч
любезный любимый любить любовь людской люди магазин май мало маленький мальчик мама масло мать
машина мебель мед медведь медленный мелкий мелочь менять мерзкий мертвый место месяц мечта мечтать
мешать мешок милиция миллион милый мимо мир младший мнение мокрый молодец молодой молоко молчать
море мороз морда мост мотать мочь мрачный мстить муж мужик мужчина музыка мука муха мыло мыть
мысль мышь мягкий мяч набрать навсегда навык наглый наглеть надеть надеяться надоесть надпись
назад называть наизусть накормить налево налить намекать намокнуть нанести наоборот напиток
напоминать направо напугать народ нарочно насмешка настроение настоящий наступить научить нахал
находить начальник начать небо невеста неделя недовольный недостать нежный некогда некто
ненавидеть необычный неприятный нервничать нервный нести неудобный нефть нечаянно нигде нижний
низкий нитка ноготь нож ножницы норма нормально нос носить носки ночь нравиться нюхать обед
обедать обещать обидеть обидно обижаться облако обмануть обнять обойти обрадовать обратно обругать
обувь общаться объяснить обычно овощ огонь огромный одежда одеться одеяло однажды озеро окно океан
опаздывать опасный опустить опять орать орех осень осел оскорбить оскорблять остановиться
осторожно ответить отдать отдохнуть отдых отец отказать откровенный открыть отойти отпуск отрезать
отругать отстать отсюда оттолкнуть очередь очки очень ошибаться падать палец палка пальто память
папа пар парень парк пахать пахнуть певец пение пепел первый переводить передумать переехать
перелет переспать перец перо пес песня песок петь печаль печь пешком пиво пирог писать пить пицца
плавать плакать платить платок платье плевать племянник плечо плохо плохой площадь плыть победа
повернуть повесить поворот повторить поговорить погода подарок подарить подбросить подглядывать
поделиться поднять подождать подозревать подойти подруга подсматривать подтолкнуть подумать
подушка поезд поехать пожалуйста пожар пожелать поздно поздравить познакомиться пойти показаться
покой покупать полдень поле полезный полететь ползти полиция полка полный половина положить
полотенце помада помещать помнить помогать помощь помыть понедельник понравиться понять попасть
попробовать попросить пора порвать порезать портить порядочный посадить поскользнуться послать
послушать посмотреть поспать поссориться постель постоянно посуда потеть потерять потолок потом
поход похожий поцеловать почта пояс правда праздник предать предлагать представить прежде
прекрасный пренебречь приветик привет привыкнуть пригласить приехать признаться прийти прикол
принести присесть прислать притворяться прихватить приятель приятный пробка проверять прогнать
прогулка продать проехать проиграть произойти пройти пролить промокнуть пропасть просить
проснуться простить простуда против прочесть прощать прыгать прятать птица пугать пуговица пустой
пусть путать путь пыль пытаться пьяный пятница работа работать рад радио радоваться разбить
разбудить развлечь разговаривать раздеть раздражать разный размазать разорвать разрезать ранить
рано рассердить рассказать расстроить рвать ребенок ревновать редкий резать река ремень ресторан
речь рис рисовать ровный родители родиться родной рост рот рубашка рубить ругать ругаться ругань
ружье рука ручка рыба рынок рюкзак сад садиться салат самолет сапог сарай сахар сбежать свадьба
свежий сверху свет светлый свинья свистеть свобода сдаваться север сегодня седой сейчас секрет
сердитый сердце серебро серый сесть сестра сжать сидеть сила сильный синий скамейка сказать
скатерть складывать скользкий скорее скрыть скука скучать скучный слабый сладкий сладость следить
слеза слепой слесарь слишком слово сложить сломать служить случайно случиться слушать слышать
смелый смерть смеяться смешной смотреть смысл снаружи снег снизу сниматься снова собака собираться
совесть совет соврать согласиться сойти солдат солнце соль сон сосед соска сосиска спасибо спасти
спать спеть специально спешить спина спорить спор спрашивать спросить спрятать среда стакан
станция старик старый старший стекло стена стесняться стирать стоить стоять страна странный страх
страшный стрелять строгий студент стул стучать стыд стыдно суббота сумка сумасшедший суп сутки
сухой сцена счастливый счастье сыграть сын сыр сытый табак тайна таить такси танцевать таскать
твердый театр тело темный темно теплый терпеть терять тесный тетя тихий тихо ткань товарищ толкать
толстый тонкий тонуть топор торговать торопиться тошнить трава трамвай трогать тронуть труба
трубка трудный трудно трус трусы трясти туалет туда туман тупой туфли туча тушить тяжелый убежать
убить уборка убрать уважать уверен увидеть уговорить угол ударять удивить удобный удочка уехать
ужас ужасный уже ужин узкий узнать уйти украсть улететь улица улыбаться умереть умный умолять
умыть упасть уронить урок усатый условиться устать утро ухо учить учитель учиться фамилия ферма
хвалить хвастать хватать хвост хитрый хлеб хлопать ходить хозяин холод холодный хотеть храбрый
хрен худой хулиган царь цвет целовать цена центр цепь цирк чай час часто часы чашка человек черный
честный честно четверг чинить число чистый читать чихать чувствовать чудо чужой чулок чушь шапка
шарф шептать шея шить шкаф школа шоколад штаны штора шум шуметь шутить шутка щека щетка экзамен
юбка юг яблоко ягода яд язык яйцо яма яркий ясно ящик
"""

EVERYDAY_WORDS: Mapping[str, frozenset[str]] = {
    "en": frozenset(_ENGLISH.split()),
    "es": frozenset(_SPANISH.replace("ñ", "n").replace("ü", "u").split()),
    "ru": frozenset(_RUSSIAN.split()),
}
"""Folded, by language."""
