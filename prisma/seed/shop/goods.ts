/** One line a model: type | name | price in CHF, and what it was before | colours | sizes | who | tags | what is said of it. */
export const GOODS = `
Jacket | Skarv Rain Jacket | 129 | Signal red, Fjord blue, Moss | XS-XXL | wm | waterproof, recycled, breathable | Three layers that keep real rain out, taped at every seam. The hood turns with your head and goes over a helmet.
Jacket | Fjell Softshell Jacket | 119 | Rust, Graphite, Pine | S-XL | wm | windproof, stretch, quick-drying | Warm for its weight and dries while you walk. Cut long at the back.
Jacket | Tind Wind Jacket | 89 | Poppy, Black, Glacier | S-L | wm | windproof, ultralight, packable | Weighs 140 grams and packs into its own chest pocket.
Jacket | Alta Down Jacket | 149 189 | Crimson, Night blue, Sand | XS-XXL | wm | down, insulated, warm, packable | Traceable 700-fill down in small chambers. For belays, huts and January.
Jacket | Loma Fleece Jacket | 79 | Brick, Oat, Lake | S-XXL | wm | fleece, recycled, warm | A deep pile made of old bottles. Two hand pockets that hold a map.
Jacket | Varde Shell Jacket | 145 | Deep red, Charcoal | S-XL | wm | waterproof, alpine, breathable | A hard shell for ridges, with pit zips as long as your forearm.
Jacket | Breeze Poncho Jacket | 49 | Signal red, Olive | One size | u | waterproof, clearance | Goes over you and the pack. Folds to the size of an apple.
Jacket | Hytte Insulated Parka | 229 | Moss, Black | S-XXL | wm | insulated, waterproof, warm, city | A long coat for standing still in the cold, with a hood that means it.
Trousers | Sti Trekking Trousers | 99 | Stone, Graphite, Olive | 36-46 | wm | stretch, quick-drying, zip-off | Knees that bend, a seat that lasts. The legs zip off at noon.
Trousers | Regn Rain Trousers | 85 | Black, Fjord blue | S-XXL | wm | waterproof, packable | Full side zips, so that boots stay on.
Trousers | Klatre Climbing Trousers | 92 | Ochre, Slate | S-XL | wm | stretch, organic | Gusseted, with a brush loop and room for a harness.
Trousers | Vinter Lined Trousers | 119 139 | Black, Night blue | 36-46 | wm | insulated, warm, windproof | A brushed inside for days below zero.
Shorts | Sti Shorts | 59 | Stone, Pine, Rust | S-XL | wm | stretch, quick-drying | The trousers of the same name, without the legs.
Shirt | Ull Merino Shirt 150 | 69 | Charcoal, Lake, Berry | XS-XXL | wm | merino, breathable, base layer | Merino of 150 grams. Wear it four days before anybody notices.
Shirt | Ull Merino Long Sleeve 200 | 89 | Black, Moss, Crimson | XS-XXL | wm | merino, warm, base layer | The warm one: next to the skin from October to April.
Shirt | Sol Sun Hoody | 75 | Sand, Glacier, Coral | S-XL | wm | sun protection, quick-drying | UPF 50, thumb loops, and a hood that fits under a cap.
Shirt | Rute Flannel Shirt | 79 | Brick, Forest | S-XXL | wm | organic, warm | Checked flannel, twice brushed. Holds up at the stove.
Boots | Skare Low | 140 | Cognac, Graphite | 36-47 | wm | leather, resoleable | For paths and for town. Two widths, and a sole that can be replaced.
Boots | Skare High | 185 | Cognac, Black | 36-47 | wm | leather, waterproof, resoleable | Ankles held, feet dry. Oiled leather on a sole for wet rock.
Boots | Bre Mountaineering Boot | 329 | Orange, Black | 37-47 | wm | waterproof, crampon, alpine | Stiff enough for step-in crampons, warm to minus twenty.
Shoes | Løp Trail Runner | 139 159 | Coral, Slate, Lime | 36-47 | wm | lightweight, breathable, trail running | Four millimetres of drop, six of lug. Drains through the toe.
Shoes | Svaberg Approach Shoe | 129 | Graphite, Ochre | 36-47 | wm | sticky rubber, climbing | Edges like a climbing shoe, walks like a trainer.
Shoes | Leir Camp Slipper | 45 | Oat, Moss | 36-47 | u | camp, insulated | Quilted slippers with a sole for the way to the spring.
Pack | Tind 20 | 95 | Rust, Graphite, Lake | One size | u | day pack, lightweight | A day pack with a dry pocket and a back that breathes.
Pack | Tind 35 | 145 | Pine, Black | S-L | u | hut tour, rain cover | Two days between huts. A rain cover is in the bottom.
Pack | Tind 55 | 210 | Rust, Graphite | S-L | u | trekking, rain cover | For a week between huts. The hip belt comes in three lengths.
Pack | Vidde 35 | 160 | Olive, Sand | One size | u | travel, carry-on | Opens like a suitcase and goes into the cabin.
Pack | Bekk Hydration Vest 8 | 119 | Coral, Black | S-L | wm | trail running, lightweight | Two flasks in front, poles behind, nothing that bounces.
Pack | Barn Kids' Pack 12 | 49 | Poppy, Lake | One size | u | kids, day pack | A chest strap with a whistle and a name tag.
Pack | Drypose Dry Bag 20 | 29 | Signal red, Lime | One size | u | waterproof, paddling | Rolls three times and floats.
Tent | Fjell 2 | 520 | Moss, Orange | 2 people | u | tent, three-season, lightweight | Two people, 1.9 kilograms, pitched in four minutes in the wind too.
Tent | Fjell 3 | 610 | Moss, Orange | 3 people | u | tent, three-season | Three people, 2.6 kilograms, two doors.
Tent | Bre Expedition 2 | 890 990 | Orange | 2 people | u | tent, four-season, alpine | Geodesic, with snow flaps. It stands where others lie.
Tent | Hvile Hammock Tent | 239 | Olive | 1 person | u | tent, lightweight | Between two trees, with a fly and a net.
Tent | Skygge Tarp 3x3 | 119 | Sand, Pine | One size | u | ultralight, shelter | 480 grams and nineteen ways to pitch it.
Sleeping bag | Natt Down 0 | 329 | Night blue, Crimson | Regular, Long | u | down, three-season | Comfortable at zero degrees, 890 grams.
Sleeping bag | Natt Down -10 | 429 | Night blue | Regular, Long | u | down, winter, warm | Comfortable at minus ten, with a collar that closes.
Sleeping bag | Eng Synthetic +5 | 139 159 | Lake, Moss | Regular, Long | u | synthetic, summer | Dries overnight and forgives everything.
Sleeping bag | Silke Liner | 59 | Sand | One size | u | silk, hut tour | Silk, 120 grams, and required in most huts.
Mat | Lyng Insulated Mat | 159 | Orange, Lake | Regular, Long | u | insulated, inflatable | R-value 4.2 at 450 grams.
Mat | Mose Foam Mat | 45 | Moss | One size | u | foam | Never gets a hole. Folds in eight.
Stove | Glo Gas Stove | 69 | Steel | One size | u | cooking, gas | Boils a litre in three and a half minutes, weighs 85 grams.
Stove | Glo Storm Cooker | 179 | Steel | One size | u | cooking, gas, windproof | A pot and a windshield that are one piece.
Stove | Kopp Titanium Pot 0.75 | 65 | Titanium | One size | u | cooking, ultralight | Holds a gas cartridge on the way and a soup in the evening.
Bottle | Kilde Bottle 1 l | 32 | Signal red, Lake, Moss | One size | u | steel, insulated | Hot for twelve hours, cold for twenty-four.
Bottle | Kilde Soft Flask 0.5 | 24 | Lake | One size | u | trail running, ultralight | Rolls up when it is empty.
Bottle | Bekk Water Filter | 49 | Lake | One size | u | filter, ultralight | A thousand litres through a hollow fibre.
Poles | Stav Carbon Poles | 149 | Black, Orange | 100-120 cm, 115-135 cm | u | carbon, folding, ultralight | Fold in three, click, and carry 190 grams each.
Poles | Stav Alloy Poles | 79 | Graphite | One size | u | adjustable | Adjustable from 65 to 135 centimetres, with cork.
Light | Lykt Headlamp 400 | 59 | Black, Poppy | One size | u | headlamp, rechargeable | 400 lumens, red light, charges by USB-C.
Light | Lykt Camp Lantern | 45 | Sand | One size | u | camp, rechargeable | Hangs, stands, and dims to a candle.
Gloves | Vott Wool Mittens | 49 | Oat, Berry | S-L | u | wool, warm | Boiled wool, palms of goat leather.
Gloves | Vott Shell Gloves | 79 | Black, Signal red | S-XL | u | waterproof, insulated, alpine | A liner that comes out to dry.
Hat | Topp Beanie | 29 | Rust, Charcoal, Lake | One size | u | merino, warm | Knitted once, worn for years.
Hat | Sol Cap | 35 | Sand, Pine | One size | u | sun protection, quick-drying | A brim that survives the pocket.
Socks | Ull Hiking Socks | 25 | Charcoal, Moss, Berry | 36-39, 40-43, 44-47 | u | merino, cushioned | Seamless over the toes. Repaired for free.
Socks | Ull Liner Socks | 18 | Black | 36-39, 40-43, 44-47 | u | merino, lightweight | Thin ones that keep blisters away.
Climbing | Feste Harness | 75 | Slate, Coral | XS-XL | wm | climbing | Four gear loops and legs that adjust.
Climbing | Tau Rope 9.5 | 189 219 | Lime, Orange | 60 m, 70 m | u | climbing, dry treated | Dry treated, marked in the middle.
Climbing | Kroppen Helmet | 89 | White, Signal red | S-M, L-XL | u | climbing, safety | 220 grams, with clips for a headlamp.
Snow | Truger Snowshoes | 199 | Black, Orange | Up to 46 | u | snow, winter | Steel teeth, a heel lift, bindings that open with mittens on. For boots up to size 46.
Snow | Spade Avalanche Shovel | 59 | Orange | One size | u | snow, safety | Aluminium, 590 grams, digs as a hoe too.
Care | Voks Wax for Leather | 14 | Neutral | 100 ml | u | care | Beeswax and lanolin for boots that are to last.
Care | Vask Down Wash | 16 | Neutral | 250 ml | u | care, down | Cleans down without taking its oil.
Jacket | Barn Kids' Rain Jacket | 69 | Poppy, Lake | XS-L | u | kids, waterproof | Grows with them: cuffs and hem let out twice.
Jacket | Sti Insulated Vest | 89 | Pine, Rust, Black | XS-XXL | wm | insulated, packable | Warm where it counts, sleeves free for the poles.
Jacket | Løp Running Jacket | 99 | Lime, Black | S-XL | wm | trail running, ultralight, waterproof | Ten thousand millimetres of water column at 120 grams.
Trousers | Barn Kids' Rain Trousers | 45 | Lake, Moss | XS-L | u | kids, waterproof | Braces, and knees for puddles.
Trousers | Løp Running Tights | 75 | Black | XS-XL | wm | trail running, stretch | Two gel pockets and a key loop.
Shirt | Løp Running Shirt | 49 | Coral, Lake, Black | XS-XXL | wm | trail running, breathable, quick-drying | Flat seams and nothing that rubs.
Boots | Barn Kids' Hiking Boot | 89 | Lake, Coral | 28-38 | u | kids, waterproof | A pull loop and laces that they manage themselves.
Boots | Vinter Snow Boot | 159 | Black, Oat | 36-47 | wm | insulated, waterproof, winter | Lined with wool, rubber up to the ankle.
Shoes | Elv Water Sandal | 79 | Graphite, Coral | 36-47 | wm | sandals, summer, quick-drying | Three straps, one sole, all rivers.
Pack | Løfte Duffel 60 | 129 | Black, Signal red | One size | u | travel, waterproof | Straps to carry it as a pack, a fabric to drag it.
Pack | Vask Wash Bag | 35 | Moss, Sand | One size | u | travel | Hangs from any nail in any hut.
Pack | Lomme Hip Pack 2 | 39 | Rust, Lake, Black | One size | u | trail running, travel | For keys, a bar and the phone.
Tent | Fjell Footprint 2 | 65 | Graphite | 2 people | u | tent, shelter | Saves the floor of the Fjell 2 from stones.
Mat | Lyng Pillow | 35 | Lake, Sand | One size | u | inflatable | Five breaths and a brushed cover.
Stove | Kopp Cutlery Set | 22 | Steel | One size | u | cooking | Knife, fork and a spoon that reaches the bottom of the bag.
Stove | Glo Wood Stove | 95 | Steel | One size | u | cooking, wood | Burns what lies about, where that is allowed.
Poles | Barn Kids' Poles | 45 | Lake | One size | u | kids, adjustable | Grow from 60 to 110 centimetres.
Light | Lykt Bike Light Set | 55 | Black | One size | u | rechargeable, city | White in front, red behind, both off in a tunnel of rain.
Gloves | Løp Running Gloves | 29 | Black, Coral | S-L | u | trail running, breathable | Fingertips that work on a screen.
Hat | Løp Headband | 19 | Lime, Berry, Black | One size | u | trail running, merino | Ears warm, head cool.
Hat | Ull Neck Tube | 25 | Moss, Berry, Charcoal | One size | u | merino, warm | Scarf, balaclava, hair tie.
Climbing | Greip Chalk Bag | 25 | Ochre, Slate | One size | u | climbing | Stays open, closes tight.
Climbing | Klemme Quickdraw Set | 99 | Steel | One size | u | climbing, safety | Six of them, 12 centimetres, bent gates.
Snow | Bakke Gaiters | 55 | Black, Orange | S-L | u | snow, waterproof, winter | Hook in front, snow out.
Snow | Is Microspikes | 59 | Black | S-XL | u | winter, safety | Twelve teeth over any shoe.
Care | Flikk Repair Kit | 19 | Neutral | One size | u | care, repair | Patches, thread and a needle that has seen things.
`;
