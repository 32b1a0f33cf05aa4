// @vitest-environment node
// Copies of questionnaires: nothing is forgotten, and what is compiled of a copy is what is compiled of the original.
import { expect, it } from 'vitest';
import { auditoria } from '@/domain/comum/campos';
import { rascunhoAleatorio, umRascunho } from '@tests/support/rascunho';
import { umQuestionario } from './questionario.exemplo';
import { ana } from '@tests/support/personas';
import { CLASSES, copiaDoQuestionario, copiaDosGrupos, nomeDaCopia } from './copia';
import { gruposDiagnostico } from './grupo';
import { perguntas } from './pergunta';
import { problemas } from './problemas';
import { questionarios } from './questionario';
import { compilar, type Rascunho } from './versao';

it.each([
  ['questionário', questionarios.schema, CLASSES.questionario],
  ['grupo', gruposDiagnostico.schema, CLASSES.grupo],
  ['pergunta', perguntas.schema, CLASSES.pergunta],
] as const)('V16 todo campo de %s é copiado ou refeito', (_nome, schema, classes) => {
  const doSchema = Object.keys(schema.shape).filter((campo) => !(campo in auditoria));
  expect(Object.keys(classes).toSorted()).toEqual(doSchema.toSorted());
});

const destino = { idQuestionario: 'novo', idProjeto: 'outro' };
const novoId = (id: string) => `c-${id}`;
const comIds = (registros: { id: string; dados: object }[]) =>
  registros.map(({ id, dados }) => ({ ...dados, id })) as never[];

it('V16 o que se compila da cópia é o que se compila do original, com outros ids', () => {
  for (let semente = 0; semente < 20; semente++) {
    const rascunho = rascunhoAleatorio(semente);
    const copia = copiaDosGrupos(rascunho.grupos, rascunho.perguntas, destino, novoId);
    const antes = compilar(rascunho);
    const depois = compilar({
      ...rascunho,
      grupos: comIds(copia.grupos),
      perguntas: comIds(copia.perguntas),
    } satisfies Rascunho);
    const semIds = ({ hash: _hash, ...resto }: typeof antes) => JSON.stringify(resto).replaceAll('"c-', '"');
    expect(semIds(depois)).toBe(semIds(antes));
    for (const { dados } of [...copia.grupos, ...copia.perguntas]) expect(dados).toMatchObject(destino);
  }
});

it('a cópia não está publicada, e em outro projeto vale em todas as fases', () => {
  const original = umQuestionario(ana, { versao: 3, mudou: true });
  const aqui = copiaDoQuestionario(original, { nome: 'Outro', idProjeto: 'p' });
  expect(aqui).toMatchObject({ nome: 'Outro', nomeEmOrdem: 'outro', fases: [1, 2], limiteUsuario: 5 });
  expect(Object.keys(aqui)).not.toEqual(expect.arrayContaining(['versao']));
  expect(aqui).not.toHaveProperty('mudou');
  expect(aqui).not.toHaveProperty('createdBy');
  expect(copiaDoQuestionario(original, { nome: 'Outro', idProjeto: 'x' }).fases).toEqual([]);
});

it('só vão os grupos escolhidos, com as perguntas deles', () => {
  const { grupos, perguntas: todas } = rascunhoAleatorio(3);
  const copia = copiaDosGrupos(grupos.slice(0, 1), todas, destino, novoId);
  expect(copia.grupos).toHaveLength(1);
  expect(copia.perguntas).toHaveLength(todas.filter(({ grupo }) => grupo === grupos[0]?.id).length);
});

it('uma condição sobre o que não foi copiado fica, e impede publicar a cópia', () => {
  const [grupo] = umRascunho().grupos;
  const [pergunta] = umRascunho().perguntas;
  if (!grupo || !pergunta) throw new Error('vazio');
  const se = { liga: 'todas' as const, condicoes: [{ pergunta: 'a', como: 'igual' as const, valor: 'Sim' }] };
  const grupos = [grupo, { ...grupo, id: 'h', ordemQuestionario: 2 }];
  const todas = [pergunta, { ...pergunta, id: 'b', grupo: 'h', nome: 'Depende?', mostrarSe: se }];
  const queImpedem = (quais: typeof grupos) => {
    const copia = copiaDosGrupos(quais, todas, destino, novoId);
    return problemas({
      ...umRascunho(),
      grupos: comIds(copia.grupos),
      perguntas: comIds(copia.perguntas),
    }).flatMap(({ texto }) => (texto.includes('conforme') ? [texto] : []));
  };
  expect(queImpedem(grupos)).toEqual([]);
  expect(queImpedem(grupos.slice(1))).toEqual([
    'A pergunta "Depende?" aparece conforme uma pergunta que não está mais no questionário.',
  ]);
});

it('Q360 a condição de um grupo copiado olha para a cópia', () => {
  const [grupo] = umRascunho().grupos;
  const [pergunta] = umRascunho().perguntas;
  if (!grupo || !pergunta) throw new Error('vazio');
  const se = { liga: 'todas' as const, condicoes: [{ pergunta: 'a', como: 'igual' as const, valor: 'Sim' }] };
  const grupos = [grupo, { ...grupo, id: 'h', ordemQuestionario: 2, mostrarSe: se }];
  const todas = [pergunta, { ...pergunta, id: 'b', grupo: 'h' }];
  const copia = copiaDosGrupos(grupos, todas, destino, novoId);
  expect(copia.grupos[1]?.dados).toMatchObject({ mostrarSe: { condicoes: [{ pergunta: novoId('a') }] } });
  expect(copia.grupos[0]?.dados).not.toHaveProperty('mostrarSe');
});

it('o nome da cópia cabe no limite', () => expect(nomeDaCopia('x'.repeat(120))).toHaveLength(120));
