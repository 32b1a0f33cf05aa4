// @vitest-environment node
import { expect, it } from 'vitest';
import { mesmoAspecto } from './nome-parecido';

const NOME = 'Federação das Indústrias';

it.each([
  ['acentos e maiúsculas', 'FEDERACAO DAS INDUSTRIAS'],
  ['brancos', '  Federação   das\u{A0}Indústrias '],
  ['sem brancos', 'FederaçãodasIndústrias'],
  ['invisíveis', 'Fede\u{200B}ração d\u{AD}as Indús\u{2060}trias'],
  ['sinais', 'Federação das Indústrias.'],
  ['acentos por partes', NOME.normalize('NFD')],
  ['letras cirílicas', 'Fеdеrасãо dаѕ Іndúѕtrіаѕ'],
  ['letras gregas', 'Fεdεrαçãο dαs Ιndústrιαs'],
  ['largura inteira', 'Ｆｅｄｅｒａｃａｏ ｄａｓ Ｉｎｄｕｓｔｒｉａｓ'],
  ['letras de matemática', '𝐅𝐞𝐝𝐞𝐫𝐚𝐜𝐚𝐨 das Indústrias'],
  ['L por I e zero por O', 'FEDERACA0 DAS lNDUSTR1AS'],
])('A32 %s não fazem outro nome', (_caso, outro) => expect(mesmoAspecto(NOME, outro)).toBe(true));

it.each(['Federação das Indústrias Gaúchas', 'Federação da Indústria', 'Confederação das Indústrias'])(
  'A32 %s é outro nome',
  (outro) => expect(mesmoAspecto(NOME, outro)).toBe(false),
);

it('A32 um nome só de sinais não se parece com nenhum', () => expect(mesmoAspecto('—', '…')).toBe(false));
