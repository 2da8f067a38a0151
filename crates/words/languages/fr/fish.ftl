# Pourquoi un poisson exclut ce qu'il exclut.

why-fish =
    { FORM($base, as: "In") }, toutes les places pour { $digit } sont { FORM($cover, as: "in") }.
    Les maisons de base prennent chacune un { $digit } et épuisent ainsi le { $digit }
    { FORM($covers, as: "of") } ; aucune autre case ne peut donc l'y contenir.
why-finned-fish =
    { FORM($base, as: "In") }, toute place pour { $digit } est { FORM($cover, as: "in") } ou est
    une nageoire : { $fins }. Si aucune nageoire ne contient { $digit }, les maisons de base
    prennent chacune un { $digit } et épuisent ainsi le { $digit } { FORM($covers, as: "of") } ;
    aucune autre case ne peut l'y contenir. Si une nageoire contient { $digit }, aucune case qui
    voit cette nageoire ne peut le contenir. Dans tous les cas, aucune autre case qui est
    { FORM($cover, as: "in") } et qui voit toutes les nageoires ne peut contenir { $digit }.
