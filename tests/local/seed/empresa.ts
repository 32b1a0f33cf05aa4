/** Fills one company: people, rules, ideas with their life, points; then ranking and counter by the functions' cores. */
import { caminhos } from '@/domain/paths';
import { POSICOES, posicoesSchema } from '@/domain/posicoes';
import { emParalelo, type Firestore, lido, SISTEMA } from '@functions/banco';
import { conferirRanking, conferirVagas } from '@functions/comandos/conferir';
import { somarContadas } from '@functions/nucleo/contadores';
import { criarEmpresaComMatriz } from '@functions/nucleo/empresas';
import { ordenarRankings } from '@functions/nucleo/posicoes';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { dia } from './calendario';
import { categoriasDeInovacao } from './categorias';
import { type Documentos, gravar } from './gravar';
import { ideiasDaEmpresa } from './ideias';
import { comentarios, likes, movimentacoes } from './interacoes';
import type { EmpresaDoMundo } from './mundo';
import { patrocinios } from './patrocinios';
import { PESSOAS } from './pessoas';
import { contadas, pontos } from './pontos';
import { documentosDosRegulamentos, regulamentosDaEmpresa } from './regulamentos';
import { sorteioDe } from './sorteio';
import { vinculos } from './vinculos';

export async function semearEmpresa(
  db: Firestore,
  empresa: EmpresaDoMundo,
  ideiasNoMaximo: number,
  pessoas = PESSOAS.filter((pessoa) => pessoa.empresa === empresa),
) {
  const { contexto } = empresa;
  const dados = { ...empresa.dados, colaboradores: pessoas.map(({ uid }) => uid) };
  await criarEmpresaComMatriz(db, contexto, dados, { agora: dia(-440, 9) });
  await gravar(
    db,
    pessoas.map(({ uid, colaborador }) => [caminhos.colaborador(contexto, uid), colaborador]),
  );
  await emParalelo(pessoas, 8, async ({ uid }) => {
    await projetarPessoa(db, contexto, uid);
    await vincularUsuario(db, contexto, uid);
  });
  if (empresa.lugares.predio.length === 0) return;
  await gravar(db, documentosDaInovacao(empresa, pessoas, ideiasNoMaximo));
  await conferirRanking(db, contexto);
  await somarContadas(db, contexto);
  await conferirVagas(db, contexto);
  await ordenarComoOntemEHoje(db, contexto);
}

const trocada = (lugar: number) => (lugar % 3 === 0 ? lugar : lugar % 3 === 1 ? lugar + 1 : lugar - 1);

/** Yesterday every third place was its neighbour's, so that the trends have something to show. */
async function ordenarComoOntemEHoje(db: Firestore, contexto: EmpresaDoMundo['contexto']) {
  await ordenarRankings(db, contexto, dia(-1, 4));
  const memorias = await db.getAll(
    ...['moedas', 'likes'].map((por) => db.doc(`${caminhos.contador(contexto, 'ideias')}/posicoes/${por}`)),
    db.doc(`${caminhos.regulamentoIdeias(contexto, 'atual')}/posicoes/pontos`),
  );
  for (const memoria of memorias) {
    const posicoes = lido(posicoesSchema, memoria);
    if (!posicoes) continue;
    const hoje = Object.fromEntries(
      Object.entries(posicoes.hoje).map(([id, lugar]) => [id, Math.min(trocada(lugar), POSICOES)]),
    );
    await memoria.ref.set({ ...posicoes, hoje });
  }
  await ordenarRankings(db, contexto);
}

function documentosDaInovacao(empresa: EmpresaDoMundo, pessoas: typeof PESSOAS, maximo: number): Documentos {
  const { contexto } = empresa;
  const ativos = pessoas.filter(({ colaborador }) => colaborador.status === 'ACTIVE' && colaborador.gestao);
  const comite = ativos.filter(({ colaborador }) => ['ADMIN', 'TEAM'].includes(colaborador.role));
  const sorteio = sorteioDe(contexto.empresaId.length * 7_919);
  const ideias = ideiasDaEmpresa(empresa, ativos, sorteio, maximo);
  const cena = { contexto, ativos, comite, sorteio };
  const daVida = ideias.flatMap((ideia) => [
    ...movimentacoes(ideia, cena),
    ...likes(ideia, cena),
    ...comentarios(ideia, cena),
  ]);
  const regulamentos = regulamentosDaEmpresa(comite[0]?.uid ?? SISTEMA, empresa.vagas ?? null);
  const referencias = regulamentos.map(({ id }) => caminhos.regulamentoIdeias(contexto, id));
  const moedas = patrocinios(contexto, referencias, ideias, ativos, sorteio);
  return [
    ...documentosDosRegulamentos(contexto, regulamentos),
    ...categoriasDeInovacao(contexto, comite[0]?.uid ?? SISTEMA),
    ...ideias.map(({ id, ideia }): [string, object] => [caminhos.ideia(contexto, id), ideia]),
    ...daVida,
    ...moedas,
    ...pontos(contexto, ideias, regulamentos, pessoas),
    ...contadas(contexto, ideias),
    ...vinculos(contexto, ideias),
  ];
}
