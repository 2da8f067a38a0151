# Why a fish excludes what it does.

why-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }. Mit je einer { $digit } für
    { $base } ist die { $digit } von { $covers } verbraucht, also kann keine andere Zelle dort sie
    enthalten.
why-cannibal-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }. Mit je einer { $digit } für
    { $base } ist die { $digit } von { $covers } verbraucht, also kann keine andere Zelle dort sie
    enthalten, und auch keine, die in zweien von { $covers } liegt, denn sie würde beide
    verbrauchen.
why-finned-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Ist keine Flosse die { $digit }, dann ist mit je einer { $digit } für { $base } die
    { $digit } von { $covers } verbraucht, und keine andere Zelle dort kann sie enthalten. Ist
    eine Flosse die { $digit }, dann kann es keine Zelle sein, die diese Flosse sieht. Was in
    { $cover } liegt und jede Flosse sieht, ist also so oder so nicht die { $digit }.
why-finned-cannibal-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }. Ist keine Flosse die { $digit }, dann ist mit je einer { $digit } für { $base } die
    { $digit } von { $covers } verbraucht, und keine andere Zelle dort kann sie enthalten, auch
    keine, die in zweien von { $covers } liegt, denn sie würde beide verbrauchen. Ist eine Flosse
    die { $digit }, dann kann es keine Zelle sein, die diese Flosse sieht. Was außerdem jede
    Flosse sieht, ist also so oder so nicht die { $digit }.
why-endo-finned-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }; auch { $endo-fins } zählt als Flosse, denn es liegt in zweien von { $base } und
    könnte beiden dienen. Ist keine Flosse die { $digit }, dann ist mit je einer { $digit } für
    { $base } die { $digit } von { $covers } verbraucht, und keine andere Zelle dort kann sie
    enthalten. Ist eine Flosse die { $digit }, dann kann es keine Zelle sein, die diese Flosse
    sieht. Was in { $cover } liegt und jede Flosse sieht, ist also so oder so nicht die
    { $digit }.
why-endo-finned-cannibal-fish =
    In { $base } liegt jeder Platz für die { $digit } in { $cover }, oder er ist eine Flosse:
    { $fins }; auch { $endo-fins } zählt als Flosse, denn es liegt in zweien von { $base } und
    könnte beiden dienen. Ist keine Flosse die { $digit }, dann ist mit je einer { $digit } für
    { $base } die { $digit } von { $covers } verbraucht, und keine andere Zelle dort kann sie
    enthalten, auch keine, die in zweien von { $covers } liegt, denn sie würde beide verbrauchen.
    Ist eine Flosse die { $digit }, dann kann es keine Zelle sein, die diese Flosse sieht. Was
    außerdem jede Flosse sieht, ist also so oder so nicht die { $digit }.
why-siamese-fish =
    Die Plätze für die { $digits } in { $base } ergeben zwei Fische. Den ersten decken
    { $a-houses }, mit den Flossen { $guardian-cells }; den zweiten { $b-houses }, mit den Flossen
    { $link-cells }. Beide Male gilt: Ist keine Flosse die { $digits }, dann bekommen die
    deckenden Häuser ihre { $digits } aus { $base }, und keine andere Zelle dort kann sie
    enthalten; ist eine Flosse die { $digits }, dann kann es keine Zelle sein, die sie sieht. Was
    in den deckenden Häusern eines der beiden liegt und alle seine Flossen sieht, ist also nicht
    die { $digits }.
