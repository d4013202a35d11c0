// Friendly names for people who have not given one yet, in their language.

type Gender = 'm' | 'f';

interface Lexicon {
  /** An adjective by the gender of what it describes. */
  qualities: readonly Record<Gender, string>[];
  animals: readonly (readonly [string, Gender])[];
  /** Does the adjective come first? */
  before: boolean;
}

const same = (word: string): Record<Gender, string> => ({ m: word, f: word });
const both = (m: string, f: string): Record<Gender, string> => ({ m, f });

const LEXICA: { en: Lexicon } & Record<string, Lexicon> = {
  en: {
    before: true,
    qualities:
      'Amber Azure Brave Bright Calm Clever Coral Early Gentle Golden Happy Jolly Lucky Merry Misty Nimble Quiet Silver Sunny Swift Velvet Wise'
        .split(' ')
        .map(same),
    animals:
      'Badger Beaver Crane Curlew Deer Dolphin Falcon Finch Fox Gecko Hare Heron Ibex Lark Lynx Marten Newt Otter Owl Raven Robin Salmon Seal Swan'
        .split(' ')
        .map((name) => [name, 'm'] as const),
  },
  ru: {
    before: true,
    qualities: [
      both('Янтарный', 'Янтарная'),
      both('Лазурный', 'Лазурная'),
      both('Храбрый', 'Храбрая'),
      both('Ясный', 'Ясная'),
      both('Спокойный', 'Спокойная'),
      both('Ловкий', 'Ловкая'),
      both('Ранний', 'Ранняя'),
      both('Добрый', 'Добрая'),
      both('Золотой', 'Золотая'),
      both('Весёлый', 'Весёлая'),
      both('Тихий', 'Тихая'),
      both('Быстрый', 'Быстрая'),
      both('Мудрый', 'Мудрая'),
      both('Солнечный', 'Солнечная'),
    ],
    animals: [
      ['Барсук', 'm'],
      ['Бобр', 'm'],
      ['Журавль', 'm'],
      ['Сокол', 'm'],
      ['Заяц', 'm'],
      ['Дельфин', 'm'],
      ['Ворон', 'm'],
      ['Лебедь', 'm'],
      ['Выдра', 'f'],
      ['Лиса', 'f'],
      ['Сова', 'f'],
      ['Рысь', 'f'],
      ['Цапля', 'f'],
      ['Куница', 'f'],
      ['Белка', 'f'],
    ],
  },
  it: {
    before: false,
    qualities: [
      both('Ambrato', 'Ambrata'),
      both('Azzurro', 'Azzurra'),
      both('Coraggioso', 'Coraggiosa'),
      both('Sereno', 'Serena'),
      both('Dorato', 'Dorata'),
      both('Allegro', 'Allegra'),
      both('Fortunato', 'Fortunata'),
      both('Quieto', 'Quieta'),
      both('Saggio', 'Saggia'),
      same('Agile'),
      same('Felice'),
      same('Gentile'),
      same('Veloce'),
    ],
    animals: [
      ['Tasso', 'm'],
      ['Castoro', 'm'],
      ['Falco', 'm'],
      ['Delfino', 'm'],
      ['Cigno', 'm'],
      ['Corvo', 'm'],
      ['Gufo', 'm'],
      ['Lontra', 'f'],
      ['Volpe', 'f'],
      ['Lepre', 'f'],
      ['Lince', 'f'],
      ['Gru', 'f'],
      ['Martora', 'f'],
      ['Allodola', 'f'],
    ],
  },
};

/** A name such as "Amber Otter"; `chance` gives numbers from 0 to 1. */
export function inventName(language: string, chance: () => number = Math.random): string {
  const { qualities, animals, before } = LEXICA[language] ?? LEXICA.en;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const [animal, gender] = pick(animals);
  const quality = pick(qualities)[gender];
  return before ? `${quality} ${animal}` : `${animal} ${quality}`;
}
