"""Stop words, folded."""

from __future__ import annotations

ENGLISH = """
a about after again all also am an and any are as at be because been before being both but by can
cannot could did didn do does doesn doing don done dont each else ever few for from further get
gets give given go goes going had has have having he her here hers him his how i if in into is isn
it its itself just let like ll many may me might more most much must my need needs no nor not of
off often oh ok on once one only or other our ours out over own per please put re really s same
shall she should so some someone such t tell than that the their theirs them then there these they
thing things this those though through to too under until up upon us ve very want wants was wasn
way we were what when where whether which while who whom whose why will with without won would yes
yet you your yours anyone anybody somebody everybody everyone gonna wanna gotta im ive isnt
cant doesnt
"""
SPANISH = """
a aca actualmente adonde ahi ahora al algo alguien algun alguna algunas alguno algunos alla alli
ambos ante antes aquel aquella aquellas aquello aquellos aqui asi aun aunque bajo bien cada casi
como con conmigo contra cosa cosas cual cuales cualquier cualquiera cuando cuanta cuantas cuanto
cuantos da dan dar de debe deben debo del demas desde despues dice donde dos durante e el ella
ellas ello ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estan estar
estas este esto estos estoy fue fueron fui ha haber habia hace hacen hacer hacia han hasta hay he
hemos hizo hubo la las le les lo los mas me mi mia mientras mio mis mismo mucha muchas mucho
muchos muy nada nadie ni ningun ninguna ninguno no nos nosotros nuestra nuestro o os otra otras
otro otros para pasa pero poco por porque pude puede pueden puedo pues que quien quienes quiere
quiero se sea sean segun ser si sido siempre sin sino sobre son soy su sus suya suyo tal tambien
tampoco tan tanto te tener tengo ti tiene tienen toda todas todavia todo todos tras tu tus tuyo u
un una unas uno unos usted va vamos van varios ver vez voy y ya yo podes tenes queres haces sos
vos podemos pueda puedan podria podrian deberia suyos nuestros nuestras vuestro igual solo estamos
estaban tenia tenian tuvo tuve
"""
RUSSIAN = """
а без более больше будет будто будут бы был была были было быть в вам вами вас ваш ваша ваши вдруг
ведь весь во вот время-от-времени все всегда всего всей всем всех всю вы где да даже для до другая
другие другой его ее ей ему если есть еще же за зачем здесь и из или им ими иногда их к каждый как
какая какие каким какими каких какое какой какую ко когда кого кому кто куда ли либо лишь меня мне
много мог могу могут мой можем может можно мои моя мою моего моей мы на над надо наш наша не него
нее ней нельзя нем нет ни нибудь никогда ним ними них ничего но ну нужен нужна нужно о об обо один
одна одни одно однако он она они оно от перед по под пока после потом потому почему почти при про
просто раз разве с сам сама сами само свое своего своей свои своим своих свой свою себе себя
сейчас сих со совсем так такая также такие такое такой там те тебе тебя тем теперь то тобой тогда
того тоже той только том тому тот тут ты у уж уже хочет хочу чего чей чем через что чтоб чтобы
чуть чьи чья эта эти этим этих это этого этой этом этому этот эту я является ту та делать сделать
бывает моему моих моими моем твой твоя твое твои твоего твоей твоему нашего нашему нашей нашим
вашего вашему вашей вашим нею ею собой кем чему ком самого самой самому самим каков какому каком
такому такого таким прямо например типа кстати вообще вроде
""".replace("время-от-времени", "")

STOP_WORDS = frozenset((ENGLISH + SPANISH + RUSSIAN).split())
