# Pourquoi un poisson exclut ce qu'il exclut.

why-fish =
    { FORM($base, as: "In") }, toutes les places pour { $digit } sont { FORM($cover, as: "in") }.
    Un { $digit } pour chaque maison de départ épuise le { $digit } { FORM($covers, as: "of") } ;
    aucune autre case ne peut donc l'y contenir.
why-finned-fish =
    { FORM($base, as: "In") }, chaque place pour { $digit } est { FORM($cover, as: "in") }, ou
    c'est une nageoire : { $fins }. Si aucune nageoire ne contient { $digit }, un { $digit } pour
    chaque maison de départ épuise le { $digit } { FORM($covers, as: "of") }, et aucune autre case
    ne peut l'y contenir. Si une nageoire contient { $digit }, aucune case qui la voit ne le peut.
    Dans tous les cas, aucune autre case qui est { FORM($cover, as: "in") } et qui voit toutes les
    nageoires ne peut contenir { $digit }.
