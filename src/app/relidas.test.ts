// What a change wrote is on the screen without a reload: the change names what is read again, and its list lies under it.
import type { QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { empresasData } from '@/areas/administracao/empresas.data';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { comitesData } from '@/areas/comites/comites.data';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { desafiosData } from '@/areas/desafios/desafios.data';
import { mudancasDoDesafio } from '@/areas/desafios/mudancas.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { mudancasDaIdeia } from '@/areas/ideias/mudancas.data';
import { imersoesData } from '@/areas/imersoes/imersoes.data';
import { projetosData } from '@/areas/projetos/projetos.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { umaEmpresa, umaIdeiaPublicada, umColaborador, umComite } from '@tests/support/documentos';
import { umCronograma } from '@tests/support/imersao';
import { ana, caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

const sessao = umaSessao(ana);
const pessoa = { id: caio.uid, ...umColaborador(caio) };
const empresa = { id: 'e', ...umaEmpresa() };
const comite = { id: '1', ...umComite(tea) };
const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
const imersao = { id: 'c', ...umCronograma(clara) };
const filtros = { aba: 'todas' } as const;
const colaboradores = [
  colaboradoresData.pagina(sessao, { filtros: {}, ordem: [] as never }, 10).chave,
  colaboradoresData.chave(sessao),
];
const pessoas = [[EMPRESA.empresaId, 'pessoas', 'opcoes']];
const desafios = [
  desafiosData.pagina(sessao, filtros, 10).chave,
  desafiosData.total(sessao, filtros).queryKey,
];
const ideias = [ideiasData.pagina(sessao, filtros, 10).chave, ideiasData.total(sessao, filtros).queryKey];
const comites = [
  comitesData.ativo(sessao).queryKey,
  comitesData.porId(sessao, '1').queryKey,
  comitesData.historico(sessao, 10).chave,
];
const imersoes = [imersoesData.eventos(sessao, 'c').queryKey, imersoesData.inscricoes(sessao, 'c').queryKey];

const MUDANCAS: Record<string, readonly [{ meta?: object | undefined }, ...(readonly QueryKey[])]> = {
  'convidar uma pessoa': [colaboradoresData.convidar(sessao), ...colaboradores, ...pessoas],
  'cadastrar uma pessoa': [colaboradoresData.adicionar(sessao), ...colaboradores, ...pessoas],
  're-enviar um convite': [colaboradoresData.reenviar(sessao), ...colaboradores],
  'editar uma pessoa': [colaboradoresData.editar(sessao, pessoa), ...colaboradores, ...pessoas],
  'editar o próprio perfil': [colaboradoresData.salvarPerfil(sessao), ...colaboradores, ...pessoas],
  'desabilitar uma pessoa': [colaboradoresData.desabilitar(sessao), ...colaboradores, ...pessoas],
  'habilitar uma pessoa': [colaboradoresData.habilitar(sessao), ...colaboradores, ...pessoas],
  'remover uma pessoa': [colaboradoresData.remover(sessao), ...colaboradores, ...pessoas],
  'apagar os dados de uma pessoa': [colaboradoresData.anonimizar(sessao), ...colaboradores, ...pessoas],
  'cadastrar uma empresa': [empresasData.criar(sessao), empresasData.chave(sessao)],
  'editar uma empresa': [empresasData.editar(sessao, 'l', empresa), empresasData.chave(sessao)],
  'convidar uma empresa': [empresasData.convidar(sessao), empresasData.chave(sessao)],
  'inativar uma empresa': [empresasData.mudarStatus(sessao), empresasData.chave(sessao)],
  'remover uma empresa': [empresasData.remover(sessao), empresasData.chave(sessao)],
  'salvar uma ideia': [mudancasDaIdeia.salvar(sessao, false), ...ideias],
  'publicar uma ideia': [mudancasDaIdeia.publicar(sessao), ...ideias],
  'remover uma ideia': [mudancasDaIdeia.remover(sessao), ...ideias],
  'mudar implementadores': [
    mudancasDaIdeia.mudarImplementadores(sessao, ideia),
    ideiasData.porId(sessao, 'i').queryKey,
  ],
  'salvar um desafio': [mudancasDoDesafio.salvar(sessao, false), ...desafios],
  'publicar um desafio': [mudancasDoDesafio.publicar(sessao), ...desafios],
  'remover um desafio': [mudancasDoDesafio.remover(sessao), ...desafios],
  'participar de um desafio': [
    mudancasDoDesafio.participar(sessao, { id: 'd' }),
    desafiosData.porId(sessao, 'd').queryKey,
  ],
  'iniciar um comitê': [mudancasDoComite.iniciar(sessao), ...comites],
  'pausar um comitê': [mudancasDoComite.darPasso(sessao, comite), ...comites],
  'escrever na ata': [mudancasDoComite.escrever(sessao, comite), ...comites],
  'mudar a pauta': [mudancasDoComite.mudarIdeias(sessao, comite), ...comites.slice(0, 2)],
  'inscrever-se': [imersoesData.inscrever(sessao, 'c'), ...imersoes],
  'cancelar a inscrição': [imersoesData.cancelar(sessao, 'c'), ...imersoes],
  'julgar uma inscrição': [imersoesData.definir(sessao, 'c'), ...imersoes],
  'agendar uma imersão': [imersoesData.agendar(sessao, 'd'), ...imersoes],
  'editar uma imersão': [imersoesData.editar(sessao, imersao), ...imersoes],
  'remover uma imersão': [imersoesData.remover(sessao, 'c'), ...imersoes],
  'anunciar um evento': [imersoesData.anunciar(sessao, 'c'), ...imersoes],
  'remover um evento': [imersoesData.removerEvento(sessao, 'c'), ...imersoes],
  'salvar um projeto': [projetosData.salvar(sessao), projetosData.chave(sessao)],
  'remover um projeto': [projetosData.remover(sessao), projetosData.chave(sessao)],
  'salvar um regulamento': [regulamentosData.salvar(sessao, true), regulamentosData.chave(sessao)],
  'remover um regulamento': [regulamentosData.remover(sessao), regulamentosData.chave(sessao)],
};

it.each(Object.entries(MUDANCAS))('%s', (_ato, [{ meta }, ...mostradas]) => {
  const { invalida = [] } = (meta ?? {}) as { invalida?: readonly QueryKey[] };
  const relida = (chave: QueryKey) =>
    invalida.some((velha) => velha.every((parte, i) => JSON.stringify(parte) === JSON.stringify(chave[i])));
  expect(mostradas.length).toBeGreaterThan(0);
  expect(mostradas.filter((chave) => !relida(chave))).toEqual([]);
});
