// @vitest-environment node
// Two windows on one record: attachments of both stay.
import { expect, it } from 'vitest';
import { LIMITE } from '@/domain/comum/campos';
import { EditadoPorOutro, soMinhas } from './editadoPorOutro';

const anexo = (name: string) => ({ path: `pasta/${name}`, name, size: 7, type: 'application/pdf' });
const [a, b, c, d] = [anexo('a.pdf'), anexo('b.pdf'), anexo('c.pdf'), anexo('d.pdf')];
const anexosGravados = (lido: object[], meus: object[], atuais: object[]) =>
  soMinhas({ anexos: meus }, { anexos: lido }, { anexos: atuais })?.anexos;
const textos = (meus: string[]) => soMinhas({ setores: meus }, { setores: ['x'] }, { setores: ['x', 'y'] });
const muitos = (n: number) => Array.from({ length: n }, (_, i) => anexo(`${i}.pdf`));

it('V13 os anexos de duas janelas ficam os dois; o que uma tirou continua fora', () => {
  expect(anexosGravados([], [b], [a])).toEqual([a, b]);
  expect(anexosGravados([c], [c, b], [c, a])).toEqual([c, a, b]);
  expect(anexosGravados([c, d], [d, b], [c, d, a])).toEqual([d, a, b]);
  expect(anexosGravados([c, d], [c, d, b], [d, a])).toEqual([d, a, b]);
  // Sent again, after an answer that was lost, nothing is doubled.
  expect(anexosGravados([], [b], [a, b])).toEqual([a, b]);
});

it('V13 os que juntos passam do limite são um conflito; um a menos, não', () => {
  const [quase, cheios] = [muitos(LIMITE.anexos - 1), muitos(LIMITE.anexos)];
  expect(anexosGravados([], [b], quase)).toHaveLength(LIMITE.anexos);
  expect(() => anexosGravados([], [b], cheios)).toThrow(EditadoPorOutro);
});

it('V13 o que não é anexo segue em conflito', () => {
  expect(() => textos(['x', 'z'])).toThrow(EditadoPorOutro);
  expect(textos(['x', 'y'])?.setores).toEqual(['x', 'y']);
});
