/** Fills one company: people, rules, ideas with their life, points; then ranking and counters by the functions' cores. */
import { PARTES, parteDe } from '@/domain/pessoas/participacao';
import { caminhos } from '@/domain/comum/caminhos';
import { emParalelo, type Firestore, SISTEMA } from '@functions/banco';
import { acertarConvidados } from '@functions/nucleo/convidados';
import { acertarUrnas } from '@functions/nucleo/urnas';
import { conferirEstatisticas } from '@functions/nucleo/estatisticas';
import { conferirMedias } from '@functions/nucleo/medias';
import { conferirRanking } from '@functions/nucleo/ranking';
import { conferirVagas } from '@functions/nucleo/vagas';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { somarAtividades } from '@functions/nucleo/atividades';
import { somarContadas, somarPorDia } from '@functions/nucleo/contadores';
import { criarEmpresaComMatriz } from '@functions/nucleo/empresas';
import { conferirQuantidades } from '@functions/nucleo/quantidades';
import { projetarParticipacao } from '@functions/nucleo/participacao';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { fotos, passosDados } from './comeco';
import { dia } from './calendario';
import { canais } from './canais';
import { categoriasDeDesafioDaEmpresa, categoriasDeInovacao, tiposDeJogadaDaEmpresa } from './categorias';
import { cartelas } from './cartelas';
import { atividadesDosRegulamentos, comites, comPai, naUltimaSessao } from './comites';
import { desafios } from './desafios';
import { documentosDaEmpresa } from './documentos';
import { type Documentos, gravar } from './gravar';
import { ideiasDaEmpresa } from './ideias';
import { incentivo } from './incentivo';
import { linkAberto } from './links';
import { comentarios, likes, type Movimento, movimentacoes } from './interacoes';
import { logoDaEmpresa } from './logos';
import { marcos } from './marcos';
import { AURORA, type EmpresaDoMundo } from './mundo';
import { notificacoes } from './notificacoes';
import { patrocinios } from './patrocinios';
import { PESSOAS } from './pessoas';
import { contadas, pontos } from './pontos';
import { convitesDoDiagnostico, imagensDosProjetos, projetosDaEmpresa } from './projetos';
import { questionariosDaEmpresa } from './questionarios';
import { comunicados, seguindo } from './comunicados';
import { documentosDosRegulamentosDeDesafios, regulamentosDeDesafios } from './regulamentos-desafios';
import { documentosDosRegulamentos, MOEDAS_POR_PESSOA, regulamentosDaEmpresa } from './regulamentos';
import { ordenarComoOntemEHoje } from './posicoes';
import { folhasDaEmpresa } from './respostas';
import { moderados } from './moderacao';
import { diasDaImplementacao, retornos } from './retornos';
import { sorteioDe } from './sorteio';
import { respostasAosDesafios, vinculos } from './vinculos';
import { trilha } from './trilha';

export async function semearEmpresa(
  db: Firestore,
  empresa: EmpresaDoMundo,
  ideiasNoMaximo: number,
  pessoas = PESSOAS.filter((pessoa) => pessoa.empresa === empresa),
) {
  const { contexto } = empresa;
  // The list as the product writes it: the administrator the company was registered with, and nobody who came later.
  const colaboradores = pessoas.filter(({ colaborador }) => colaborador.role === 'ADMIN').slice(0, 1);
  const dados = {
    ...empresa.dados,
    colaboradores: colaboradores.map(({ uid }) => uid),
    image: await logoDaEmpresa(contexto),
  };
  await criarEmpresaComMatriz(db, contexto, dados, { agora: dia(-440, 9), perfil: 'RECOMENDADO' });
  await gravar(
    db,
    pessoas.map(({ uid, colaborador }) => [caminhos.colaborador(contexto, uid), colaborador]),
  );
  await gravar(db, trilha(contexto, pessoas));
  await gravar(db, convitesDoDiagnostico(empresa, pessoas));
  await fotos(pessoas);
  await passosDados(db, pessoas);
  await emParalelo(pessoas, 8, async ({ uid }) => {
    await projetarPessoa(db, contexto, uid);
    await vincularUsuario(db, contexto, uid);
  });
  if (empresa.lugares.predio.length > 0) {
    await gravar(db, documentosDaInovacao(empresa, pessoas, ideiasNoMaximo));
    await acertarConvidados(db, contexto, {});
    await conferirMedias(db, contexto);
    await conferirEstatisticas(db, contexto);
    await imagensDosProjetos(contexto);
    if (empresa === AURORA) await documentosDaEmpresa(db, contexto, colaboradores[0]?.uid ?? SISTEMA);
    if (empresa === AURORA) await gravar(db, canais(contexto, colaboradores[0]?.uid ?? SISTEMA));
    if (empresa === AURORA) await gravar(db, linkAberto(colaboradores[0]?.uid ?? SISTEMA));
    await conferirRanking(db, contexto);
    for (const tipo of [IDEIA, DESAFIO]) await somarContadas(db, contexto, tipo);
    await conferirVagas(db, contexto);
    await ordenarComoOntemEHoje(db, contexto);
    for (const tipo of [IDEIA, DESAFIO]) await somarPorDia(db, contexto, tipo);
    await somarAtividades(db, contexto);
    await conferirQuantidades(db, contexto);
    await acertarUrnas(db, contexto);
    await diasDaImplementacao(db, contexto);
  }
  // People of one part are written one after the other: side by side they would wait for each other's transactions.
  const partes = Array.from({ length: PARTES }, (_, i) =>
    pessoas.filter(({ uid }) => parteDe(uid) === String(i)),
  );
  await emParalelo(partes, PARTES, async (daParte) => {
    for (const { uid } of daParte) await projetarParticipacao(db, contexto, uid);
  });
}

export function documentosDaInovacao(
  empresa: EmpresaDoMundo,
  pessoas: typeof PESSOAS,
  maximo: number,
): Documentos {
  const { contexto } = empresa;
  const ativos = pessoas.filter(({ colaborador }) => colaborador.status === 'ACTIVE' && colaborador.gestao);
  const comite = ativos.filter(({ colaborador }) => ['ADMIN', 'TEAM'].includes(colaborador.role));
  const sorteio = sorteioDe(contexto.empresaId.length * 7_919);
  const ideias = ideiasDaEmpresa(empresa, ativos, sorteio, maximo);
  const cena = { contexto, ativos, comite, sorteio };
  const movimentos: Movimento[] = [];
  const daVida = ideias.flatMap((ideia) => {
    const dela = movimentacoes(ideia, cena);
    movimentos.push(...dela);
    return [
      ...dela.map(({ id, dados }): [string, object] => [
        `${caminhos.sob(caminhos.ideia(contexto, ideia.id)).movimentacoes}/${id}`,
        dados,
      ]),
      ...likes(ideia, cena),
      ...comentarios(ideia, cena),
    ];
  });
  const regulamentos = regulamentosDaEmpresa(comite[0]?.uid ?? SISTEMA, empresa.vagas ?? null);
  const deDesafios = regulamentosDeDesafios(comite[0]?.uid ?? SISTEMA);
  const referencias = regulamentos.map(({ id }) => caminhos.regulamentoIdeias(contexto, id));
  const emMoedas = ideias.map(({ id, ideia, autor, passos }) => ({
    id,
    caminho: caminhos.ideia(contexto, id),
    registro: ideia,
    pai: comoPai(ideia),
    autor,
    passos,
  }));
  const daRegra = { regulamentos: referencias, quota: MOEDAS_POR_PESSOA };
  const moedas = patrocinios(contexto, daRegra, emMoedas, ativos, sorteio);
  const dosMarcos = marcos(ideias, cena);
  const emAndamento = empresa === AURORA;
  // Of their own numbers, so that the ideas stay as they are.
  const dosDesafios = desafios(
    { ...cena, sorteio: sorteioDe(contexto.empresaId.length * 104_729) },
    naUltimaSessao({ movimentos, emAndamento }),
  );
  const dosComites = comites({
    contexto,
    comite,
    movimentos,
    deDesafios: dosDesafios.movidos,
    ideias,
    emAndamento,
  });
  const dosQuestionarios = questionariosDaEmpresa(contexto, comite[0]?.uid ?? SISTEMA);
  const dosComunicados = comunicados(contexto, ativos);
  const dosPontos = pontos(contexto, ideias, regulamentos, pessoas);
  return [
    ...documentosDosRegulamentos(contexto, regulamentos),
    ...documentosDosRegulamentosDeDesafios(contexto, deDesafios),
    ...categoriasDeInovacao(contexto, comite[0]?.uid ?? SISTEMA),
    ...categoriasDeDesafioDaEmpresa(contexto, comite[0]?.uid ?? SISTEMA),
    ...tiposDeJogadaDaEmpresa(contexto, comite[0]?.uid ?? SISTEMA),
    ...incentivo(contexto, comite.length > 0 ? comite.map(({ uid }) => uid) : [SISTEMA]),
    ...projetosDaEmpresa(contexto, comite[0]?.uid ?? SISTEMA),
    ...dosQuestionarios,
    ...folhasDaEmpresa(contexto, pessoas, dosQuestionarios),
    ...ideias.map(({ id, ideia }): [string, object] => [caminhos.ideia(contexto, id), ideia]),
    ...moderados(contexto, ideias, daVida, { ativos, comite }),
    ...dosMarcos,
    ...dosComites,
    ...cartelas(contexto, comite, [...movimentos.map(comPai(contexto)), ...dosDesafios.movidos]),
    ...atividadesDosRegulamentos(contexto, 'regulamentosIdeias', regulamentos, pessoas),
    ...atividadesDosRegulamentos(contexto, 'regulamentosDesafios', deDesafios, pessoas),
    ...moedas,
    ...dosPontos,
    ...dosComunicados,
    ...seguindo(contexto, ideias, ativos),
    ...notificacoes(
      contexto,
      ideias,
      [...daVida, ...dosMarcos, ...dosComites, ...dosPontos, ...dosComunicados],
      ativos.map(({ uid }) => uid),
    ),
    ...contadas(contexto, ideias),
    ...vinculos(contexto, ideias),
    ...retornos(contexto, ideias, comite),
    ...respostasAosDesafios(contexto, ideias),
    ...dosDesafios.documentos,
  ];
}
