// What anybody may add has an end (src/domain/comum/quantidades.ts): a flood is refused, the one before it is not (I13).
import { beforeEach, describe, it } from 'vitest';
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { MAXIMO } from '@/domain/comum/quantidades';
import { umaIdeia, umaIdeiaPublicada, umComentario, umMarco } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, type Persona } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, criar, mudar, negado, novoId, pegar } from './ambiente';
import { publicacao } from './vagas';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);

const hoje = inicioDoDia(diaDe(new Date()));
const ontem = inicioDoDia(maisDias(diaDe(new Date()), -1));
const contado = (quem: Persona, mudancas: object) =>
  semear({
    [caminhos.quantidadesDaPessoa(EMPRESA, quem.uid)]: {
      publicadasNoDia: 0,
      dia: ontem,
      ...mudancas,
    },
  });
beforeEach(() => contado(caio, {}));

const publicar = async (quem: Persona) => {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeia(quem) });
  return [caminho, () => mudar(como(quem), caminho, publicacao(quem))] as const;
};

describe('publicações do dia', () => {
  it('I13 a última que cabe entra, a seguinte não, e amanhã outra vez', { tags: 'cobertura' }, async () => {
    await contado(caio, { publicadasNoDia: MAXIMO.publicadasNoDia - 1, dia: hoje });
    await (await publicar(caio))[1]();
    await contado(caio, { publicadasNoDia: MAXIMO.publicadasNoDia, dia: hoje });
    await recusa(...(await publicar(caio)));
    await contado(caio, { publicadasNoDia: MAXIMO.publicadasNoDia, dia: ontem });
    await (await publicar(caio))[1]();
  });
  it('quem administra publica o que importou', async () => {
    await contado(ana, { publicadasNoDia: MAXIMO.publicadasNoDia, dia: hoje });
    await (await publicar(ana))[1]();
  });
});

it.each([
  ['marcos', { total: MAXIMO.marcos - 1 }, { total: MAXIMO.marcos }],
  ['comentários', MAXIMO.comentarios - 1, MAXIMO.comentarios],
] as const)('I13 %s de uma ideia: o último que cabe entra, o seguinte não', async (oQue, cabe, cheio) => {
  const ideia = caminhos.ideia(EMPRESA, novoId('ideia'));
  const com = (quanto: number | { total: number }) =>
    typeof quanto === 'number'
      ? semear({ [ideia]: umaIdeiaPublicada(clara, { totalComentarios: quanto }) })
      : semear({ [ideia]: umaIdeiaPublicada(clara), [caminhos.quantidadeDeMarcos(ideia)]: quanto });
  const sob = caminhos.sob(ideia);
  const acrescentar = () =>
    oQue === 'marcos'
      ? criar(como(caio), `${sob.marcos}/${novoId('m')}`, criadoAgora(umMarco(caio, ideia)))
      : criar(como(caio), `${sob.comentarios}/${novoId('c')}`, criadoAgora(umComentario(caio)));
  await com(cabe);
  await acrescentar();
  await com(cheio);
  await negado(acrescentar());
});

it('quanto há, ninguém lê nem escreve: é do gatilho', async () => {
  const dele = caminhos.quantidadesDaPessoa(EMPRESA, caio.uid);
  for (const quem of [caio, ana]) {
    await negado(pegar(como(quem), dele));
    await recusa(dele, () => mudar(como(quem), dele, { publicadasNoDia: 0 }));
  }
});
