# Pourquoi une étape est vraie, et ce qu'elle élimine : des singletons aux ailes.

why-full-house =
    { $cell } est la dernière case vide { FORM($house, as: "of") }, et { $digit } est le chiffre
    qui y manque.
why-hidden-single =
    { FORM($house, as: "In") }, { $cell } est la seule case qui puisse encore contenir { $digit }.
why-naked-single =
    Tous les chiffres sauf { $digit } sont exclus de { $cell } ; { $cell } contient donc
    { $digit }.
why-intersection =
    { FORM($from, as: "In") }, le chiffre { $digit } ne peut être qu'en { $cells }. Ces cases sont
    aussi { FORM($into, as: "in") } : l'une d'elles contient donc le { $digit }
    { FORM($into, as: "of") }, et aucune autre case { FORM($into, as: "of") } ne le peut.
why-naked-subset =
    { FORM($houses, as: "In") }, les cases { $cells } n'ont pas d'autres candidats que
    { $digits }. Elles se partagent ces chiffres ; aucune autre case { FORM($houses, as: "of") }
    ne peut donc les contenir.
why-locked-subset =
    Les cases { $cells } sont toutes { FORM($houses, as: "in") } et n'ont pas d'autres candidats
    que { $digits }. Elles se partagent ces chiffres dans chacune de ces maisons ; aucune autre
    case ne peut donc les y contenir.
why-hidden-subset =
    { FORM($houses, as: "In") }, les chiffres { $digits } n'ont pas d'autres places que
    { $cells }. Ils remplissent ces cases à eux seuls ; aucun autre chiffre ne peut donc s'y
    trouver.
why-xy-wing =
    Si { $pivot } contient { $first }, { $pincer } contient { $digit } ; si { $pivot } contient
    { $second }, { $other } contient { $digit }. Dans les deux cas, { $pincer } ou { $other }
    contient { $digit } ; aucune case qui voit les deux ne peut donc le contenir.
why-two-pairs =
    { FORM($house, as: "In") }, le chiffre { $digit } ne peut être qu'en { $end } ou en { $near } ;
    { FORM($other-house, as: "in") }, qu'en { $other-near } ou en { $other-end }. S'il est en
    { $near }, il ne peut pas être en { $other-near }, il est donc en { $other-end } ; sinon, il
    est en { $end }. Dans les deux cas, il est en { $end } ou en { $other-end } ; aucune case qui
    les voit toutes ne peut donc le contenir.
removed = Cela élimine { $digits } de { $cells }
removed-too = {" "}; { $digits } de { $cells }
removed-end = {" "}; et { $digits } de { $cells }
removed-last = {" "}et { $digits } de { $cells }
why-dual-kite =
    Au plus une des cases { $link-cells } contient { $a-digits }, car elles sont toutes deux
    { FORM($link-houses, as: "in") }. { FORM($a-houses, as: "In") }, les seules autres places sont
    { $a-cells }, une pour chacune ; l'une de ces deux cases contient donc { $a-digits }. De même,
    { $b-cells } sont les seules autres places { FORM($b-houses, as: "in") }, et l'une de ces deux
    cases contient { $b-digits }. Une case qui voit les deux cases d'un de ces couples ne peut pas
    en contenir le chiffre.
why-dual-empty-rectangle =
    { FORM($houses, as: "In") }, le chiffre { $digits } ne peut être qu'en { $cells }, qui se
    trouvent sur une ligne et une colonne. { FORM($a-houses, as: "In") }, il ne peut être qu'en
    { $a-cells }, { FORM($b-houses, as: "in") } qu'en { $b-cells }. Chacun de ces couples a une
    extrémité sur un bras de la croix : le chiffre est donc sur l'autre bras ou à l'extrémité
    éloignée, et aucune case qui voit l'autre bras et cette extrémité ne peut le contenir.
why-remote-pair =
    Les cases { $cells } n'ont que les candidats { $digits }, et chacune en voit une autre. Deux
    cases qui se voient contiennent des chiffres différents : { $a-cells } contiennent donc le
    même chiffre, et { $b-cells } l'autre. Une case qui voit une des premières et une des secondes
    voit les deux chiffres et ne peut contenir ni l'un ni l'autre.
why-xyz-wing =
    { $pivot-cells } a les candidats { $pivot-digits }, { $a-cells } a { $a-digits } et
    { $b-cells } a { $b-digits }. Si { $pivot-cells } ne contient pas { $digits }, elle prend
    l'autre chiffre de { $a-cells } ou de { $b-cells }, et cette case contient alors { $digits }.
    L'une des trois cases contient donc { $digits }, et aucune case qui les voit toutes ne peut le
    contenir.
why-w-wing =
    { $cells } ont toutes deux exactement les candidats { $digits }.
    { FORM($link-houses, as: "In") }, { $link-digits } ne peut être qu'en { $link-cells }, et
    chacune de ces cases voit l'une des deux. Les deux ne peuvent donc pas contenir
    { $link-digits } : l'une d'elles contient { $a-digits }, et aucune case qui les voit toutes
    deux ne peut le contenir.
why-bent-wing =
    Les cases { $cells } n'ont pas d'autres candidats que { $digits } : autant de chiffres que de
    cases. Pour chacun des chiffres { $link-digits }, toutes les places s'y voient l'une l'autre ;
    ces cases le contiennent donc une fois au plus. Sans { $a-digits }, il n'y aurait pas assez de
    chiffres pour les remplir. L'une des cases { $a-cells } contient donc { $a-digits }, et aucune
    case qui les voit toutes ne peut le contenir.

# Une figure qui n'a pas de phrase à elle.
why-by-name = C'est un cas de { $technique } ; la page de cette technique dit pourquoi.
