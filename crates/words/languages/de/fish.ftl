# Why a fish excludes what it does.

why-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }. Mit je einer { $digit }
    verbrauchen { $base } die { $digit } von { $covers }, also kann dort keine andere Zelle eine
    { $digit } enthalten.
why-cannibal-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }. Mit je einer { $digit }
    verbrauchen { $base } die { $digit } von { $covers }, also kann dort keine andere Zelle eine
    { $digit } enthalten. Auch eine Zelle, die in zweien von { $covers } liegt, kann es nicht,
    denn sie würde beide verbrauchen.
why-finned-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Enthält keine Flosse die { $digit }, dann verbrauchen { $base } mit je einer
    { $digit } die { $digit } von { $covers }, und dort kann keine andere Zelle eine { $digit }
    enthalten. Enthält eine Flosse die { $digit }, dann kann keine Zelle, die diese Flosse sieht,
    eine { $digit } enthalten. So oder so kann also keine andere Zelle in { $cover }, die jede
    Flosse sieht, eine { $digit } enthalten.
why-finned-cannibal-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Enthält keine Flosse die { $digit }, dann verbrauchen { $base } mit je einer
    { $digit } die { $digit } von { $covers }, und dort kann keine andere Zelle eine { $digit }
    enthalten. Auch eine Zelle, die in zweien von { $covers } liegt, kann es dann nicht, denn sie
    würde beide verbrauchen. Enthält eine Flosse die { $digit }, dann kann keine Zelle, die diese
    Flosse sieht, eine { $digit } enthalten. So oder so kann also keine dieser Zellen, die auch
    jede Flosse sieht, eine { $digit } enthalten.
why-endo-finned-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Dazu zählt, was in zweien von { $base } liegt und beiden dienen könnte:
    { $endo-fins }. Enthält keine Flosse die { $digit }, dann verbrauchen { $base } mit je einer
    { $digit } die { $digit } von { $covers }, und dort kann keine andere Zelle eine { $digit }
    enthalten. Enthält eine Flosse die { $digit }, dann kann keine Zelle, die diese Flosse sieht,
    eine { $digit } enthalten. So oder so kann also keine andere Zelle in { $cover }, die jede
    Flosse sieht, eine { $digit } enthalten.
why-endo-finned-cannibal-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Dazu zählt, was in zweien von { $base } liegt und beiden dienen könnte:
    { $endo-fins }. Enthält keine Flosse die { $digit }, dann verbrauchen { $base } mit je einer
    { $digit } die { $digit } von { $covers }, und dort kann keine andere Zelle eine { $digit }
    enthalten. Auch eine Zelle, die in zweien von { $covers } liegt, kann es dann nicht, denn sie
    würde beide verbrauchen. Enthält eine Flosse die { $digit }, dann kann keine Zelle, die diese
    Flosse sieht, eine { $digit } enthalten. So oder so kann also keine dieser Zellen, die auch
    jede Flosse sieht, eine { $digit } enthalten.
why-siamese-fish =
    Die Plätze für die { $digits } in { $base } ergeben zwei Fische. Den ersten decken
    { $a-houses } (Flossen: { $guardian-cells }), den zweiten { $b-houses } (Flossen:
    { $link-cells }). Für jeden der beiden gilt: Enthält keine Flosse die { $digits }, dann
    bekommen die deckenden Häuser ihre { $digits } aus { $base }, und dort kann keine andere Zelle
    eine { $digits } enthalten. Enthält eine Flosse die { $digits }, dann kann keine Zelle, die
    diese Flosse sieht, eine { $digits } enthalten. Also kann keine andere Zelle, die in den
    deckenden Häusern eines der beiden Fische liegt und alle seine Flossen sieht, eine { $digits }
    enthalten.
