// Where each dialog of the product puts the focus. It is in its first field, never on the cross that would close it.
// That all dialogs are here is what dialogos-todos.test.ts looks at.
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TERMOS_DA_INSCRICAO } from '@/domain/projetos/termos-da-inscricao';
import { expect, it, vi } from 'vitest';
import { TermosModal } from '@/areas/entrada/TermosModal';
import { EsqueciSenhaModal } from '@/areas/acesso/EsqueciSenhaModal';
import { CanalFormModal } from '@/areas/administracao/canais/CanalFormModal';
import { ConvidarEmpresaModal } from '@/areas/administracao/ConvidarEmpresaModal';
import { EditarEmpresaModal, NovaEmpresaModal } from '@/areas/administracao/EmpresaFormModal';
import { LicenciadaFormModal } from '@/areas/administracao/LicenciadaFormModal';
import { CategoriaDaEmpresaModal } from '@/areas/cadastro/categoria/CategoriaDaEmpresaModal';
import { ConvidarParaOProjetoModal } from '@/areas/projetos/ConvidarParaOProjetoModal';
import { FaseDaEmpresaModal } from '@/areas/projetos/FaseDaEmpresaModal';
import { CategoriaDeDesafioFormModal } from '@/areas/categoriasDeDesafio/CategoriaDeDesafioFormModal';
import { RegulamentoDeDesafiosFormModal } from '@/areas/regulamentos/RegulamentoDeDesafiosFormModal';
import { RegulamentoFormModal } from '@/areas/regulamentos/RegulamentoFormModal';
import { DesafioFormModal } from '@/areas/desafios/formulario/DesafioFormModal';
import { ImportarPerguntasModal } from '@/areas/questionarios/arquivos/ImportarPerguntasModal';
import { ImportarQuestionarioModal } from '@/areas/questionarios/arquivos/ImportarQuestionarioModal';
import { CopiarGruposModal } from '@/areas/questionarios/copia/CopiarGruposModal';
import { NovaMensagemModal } from '@/areas/projetos/NovaMensagemModal';
import { ComecarEdicaoModal } from '@/areas/projetos/ComecarEdicaoModal';
import { DuplicarModal } from '@/areas/questionarios/copia/DuplicarModal';
import { GrupoFormModal } from '@/areas/questionarios/GrupoFormModal';
import { PerguntaFormModal } from '@/areas/questionarios/PerguntaFormModal';
import { QuestionarioFormModal } from '@/areas/questionarios/QuestionarioFormModal';
import { TipoDeRespostaFormModal } from '@/areas/questionarios/TipoDeRespostaFormModal';
import { TipoDeJogadaFormModal } from '@/areas/tiposDeJogada/TipoDeJogadaFormModal';
import { CategoriaFormModal } from '@/areas/categorias/CategoriaFormModal';
import { AdicionarColaboradorModal } from '@/areas/colaboradores/AdicionarColaboradorModal';
import { ConvidarColaboradorModal } from '@/areas/colaboradores/ConvidarColaboradorModal';
import { EditarColaboradorModal } from '@/areas/colaboradores/EditarColaboradorModal';
import { ImportarColaboradoresModal } from '@/areas/colaboradores/ImportarColaboradoresModal';
import { ImportarEmpresasModal } from '@/areas/projetos/ImportarEmpresasModal';
import { IndividualModal } from '@/areas/colaboradores/IndividualModal';
import { umAdministrador } from '@tests/support/administrador';
import { OutroEnderecoModal } from '@/areas/administracao/OutroEnderecoModal';
import { RevogarCertificadoModal } from '@/areas/certificados/RevogarCertificadoModal';
import { ReabrirModal } from '@/areas/resposta/ReabrirModal';
import { EvidenciaModal } from '@/areas/evidencias/EvidenciaModal';
import { ConvidarRespondentesModal } from '@/areas/convidados/ConvidarRespondentesModal';
import { VariosModal } from '@/areas/colaboradores/VariosModal';
import { conversaSob } from '@/areas/conversa/conversa';
import { EditarComentarioModal } from '@/areas/conversa/EditarComentarioModal';
import { CartelaModal } from '@/areas/movimentacoes/cartela/CartelaModal';
import { CriteriosModal } from '@/areas/movimentacoes/cartela/CriteriosModal';
import { ParticipantesModal } from '@/areas/comites/ParticipantesModal';
import { TextosModal } from '@/areas/estatisticas/TextosModal';
import { TextoDaAtaModal } from '@/areas/comites/TextoDaAtaModal';
import { IdeiaFormModal } from '@/areas/ideias/formulario/IdeiaFormModal';
import { ImplementadoresModal } from '@/areas/ideias/detalhe/ImplementadoresModal';
import { regulamentoVazio } from '@/domain/regulamentos/regulamento-form';
import { RELATORIO_DE_IDEIAS } from '@/domain/ideias/relatorio-ideias';
import FiltroModal from '@/areas/relatorio/FiltroModal';
import { DesconsiderarModal } from '@/areas/resultados/avaliacao/DesconsiderarModal';
import { ImpedimentoModal } from '@/areas/juri/ImpedimentoModal';
import { ComunicadoFormModal } from '@/areas/comunicados/ComunicadoFormModal';
import { DenunciarModal } from '@/areas/conversa/DenunciarModal';
import { DecidirModal } from '@/areas/moderacao/DecidirModal';
import { DevolverModal } from '@/areas/retorno/DevolverModal';
import { DiaModal } from '@/areas/retorno/DiaModal';
import { RetornoFormModal } from '@/areas/retorno/RetornoFormModal';
import { umCasoNaFila } from '@tests/support/moderacao';
import { umaLinhaDoRetorno } from '@tests/support/retorno';
import { VincularModal } from '@/areas/pais/VincularModal';
import { AtuacaoModal } from '@/areas/marcos/AtuacaoModal';
import { AdicionarMarcoModal, EditarMarcoModal } from '@/areas/marcos/MarcoFormModal';
import { AgendarImersaoModal, EditarImersaoModal } from '@/areas/imersoes/CronogramaModal';
import { AdicionarEventoModal, EditarEventoModal } from '@/areas/imersoes/EventoModal';
import { ProporSolucaoModal } from '@/areas/imersoes/SolucaoModal';
import { paiDosMarcos } from '@/areas/marcos/pai';
import { BonusModal } from '@/areas/pontos/BonusModal';
import { LicenciadoFormModal } from '@/areas/projetos/LicenciadoFormModal';
import { RegiaoFormModal } from '@/areas/projetos/regioes/RegiaoFormModal';
import { ProjetoFormModal } from '@/areas/projetos/ProjetoFormModal';
import { MovimentacaoModal } from '@/areas/incentivo/implementacao/MovimentacaoModal';
import { DocumentoFormModal } from '@/areas/incentivo/sobre/DocumentoFormModal';
import { TaticaModal } from '@/areas/incentivo/TaticaModal';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { CampanhaModal } from '@/areas/regulamentos/CampanhaModal';
import { caminhos } from '@/domain/comum/caminhos';
import { SEM_FILTRO } from '@/areas/relatorio/useParametrosDoRelatorio';
import {
  umaEmpresa,
  umProjeto,
  umStatus,
  umaIdeiaPublicada,
  umColaborador,
  umComentario,
  umComite,
  umMarco,
  unsCriterios,
} from '@tests/support/documentos';
import { umCertificado } from '@tests/support/certificado';
import { umCronograma, umEvento } from '@tests/support/imersao';
import { ana, caio, clara, EMPRESA } from '@tests/support/personas';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: () => Promise.resolve({ exists: () => false }),
  getDocs: () => Promise.resolve({ docs: [] }),
}));

// The municipalities of a company's address come from elsewhere.
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({ buscarJson: () => Promise.resolve([]) }));

const sessao = umaSessao(ana);
const ideia = { id: 'ideia', ...umaIdeiaPublicada(clara) };
const comite = { id: '1', ...umComite(ana) };
const marco = { id: 'marco', ...umMarco(ana, caminhos.ideia(EMPRESA, 'ideia')) };
const pai = paiDosMarcos(sessao, umPaiNaTela(ideia));
const conversa = conversaSob(sessao, umPaiNaTela(ideia));
const comentario = { id: 'comentario', ...umComentario(ana) };
const nada = () => {};
const imersao = { cronograma: { id: 'c', ...umCronograma(ana) }, aoFechar: nada };
const daLicenciada = { licenciadaId: EMPRESA.licenciadaId, aoFechar: nada };

const COMECAM_EM: Record<string, [campo: string, dialogo: ReactNode]> = {
  AgendarImersaoModal: [
    'Início das inscrições',
    <AgendarImersaoModal key="d" desafioId="d" aoFechar={nada} />,
  ],
  EditarImersaoModal: ['Início das inscrições', <EditarImersaoModal key="d" {...imersao} />],
  AdicionarEventoModal: ['Dia', <AdicionarEventoModal key="d" {...imersao} />],
  EditarEventoModal: [
    'Dia',
    <EditarEventoModal key="d" {...imersao} evento={{ id: 'e', ...umEvento(ana) }} />,
  ],
  ProporSolucaoModal: ['Título', <ProporSolucaoModal key="d" cronogramaId="c" aoFechar={nada} />],
  RegulamentoFormModal: ['Nome', <RegulamentoFormModal key="d" aoCriar={nada} aoFechar={nada} />],
  EsqueciSenhaModal: ['E-mail', <EsqueciSenhaModal key="d" emailInicial="" aoFechar={nada} />],
  CanalFormModal: ['Endereço', <CanalFormModal key="d" tipo="SLACK" canal={undefined} aoFechar={nada} />],
  ConvidarEmpresaModal: ['CNPJ', <ConvidarEmpresaModal key="d" aoFechar={nada} />],
  ConvidarParaOProjetoModal: [
    'CNPJ',
    <ConvidarParaOProjetoModal
      key="d"
      projeto={{ id: 'p', nome: 'Prêmio', categoria: ['Indústria'] }}
      aoFechar={nada}
    />,
  ],
  CategoriaDaEmpresaModal: [
    'Categoria',
    <CategoriaDaEmpresaModal
      key="d"
      organizadora="e"
      idProjeto="p"
      categorias={['Indústria', 'Serviços']}
      empresa={{ idEmpresa: 'x', nome: 'Cometa', categoria: '' }}
      aoFechar={nada}
    />,
  ],
  TermosModal: [
    TERMOS_DA_INSCRICAO.regulamento.texto,
    <TermosModal
      key="d"
      projeto={{ licenciadaId: 'l', empresaId: 'e', projetoId: 'p' }}
      linkRegulamento="https://premio.exemplo/"
      aoFechar={nada}
      aoAceitar={() => Promise.resolve()}
    />,
  ],
  FaseDaEmpresaModal: [
    'Nova fase',
    <FaseDaEmpresaModal
      key="d"
      projeto={umProjeto(ana)}
      inscrito={{ id: 'p_e', ...umStatus('p', 'e') }}
      aoFechar={nada}
    />,
  ],
  NovaEmpresaModal: ['CNPJ', <NovaEmpresaModal key="d" {...daLicenciada} tipo="NORMAL" />],
  EditarEmpresaModal: [
    'CNPJ',
    <EditarEmpresaModal key="d" {...daLicenciada} empresa={{ id: 'e', ...umaEmpresa() }} />,
  ],
  RegiaoFormModal: ['Nome', <RegiaoFormModal key="d" projetoId="p" aoFechar={nada} />],
  LicenciadoFormModal: ['Nome', <LicenciadoFormModal key="d" aoFechar={nada} />],
  LicenciadaFormModal: ['Nome', <LicenciadaFormModal key="d" aoFechar={nada} />],
  CategoriaFormModal: ['Nome', <CategoriaFormModal key="d" aoFechar={nada} />],
  CategoriaDeDesafioFormModal: ['Nome', <CategoriaDeDesafioFormModal key="d" aoFechar={nada} />],
  RegulamentoDeDesafiosFormModal: ['Nome', <RegulamentoDeDesafiosFormModal key="d" aoFechar={nada} />],
  TipoDeJogadaFormModal: ['Nome', <TipoDeJogadaFormModal key="d" aoFechar={nada} />],
  DocumentoFormModal: ['Nome', <DocumentoFormModal key="d" aoFechar={nada} />],
  TipoDeRespostaFormModal: ['Nome', <TipoDeRespostaFormModal key="d" aoFechar={nada} />],
  QuestionarioFormModal: ['Nome', <QuestionarioFormModal key="d" aoFechar={nada} />],
  GrupoFormModal: ['Questionário', <GrupoFormModal key="d" aoFechar={nada} />],
  NovaMensagemModal: [
    'Fase',
    <NovaMensagemModal key="d" projeto={{ id: 'p', ...umProjeto(ana) }} aoFechar={nada} />,
  ],
  ComecarEdicaoModal: [
    'Nome',
    <ComecarEdicaoModal key="d" projeto={{ id: 'p', ...umProjeto(ana) }} aoFechar={nada} />,
  ],
  DuplicarModal: [
    'Nome',
    <DuplicarModal key="d" questionario={{ id: 'q', nome: 'Um', idProjeto: 'p' }} aoFechar={nada} />,
  ],
  ImportarPerguntasModal: [
    'Linhas da planilha',
    <ImportarPerguntasModal
      key="d"
      questionario={{ id: 'q', idProjeto: 'p' }}
      rascunho={{ grupos: [], perguntas: [], tipos: [] }}
      aoFechar={nada}
    />,
  ],
  ImportarQuestionarioModal: [
    'Arquivo .json, .lss ou .lsq: escolher arquivo',
    <ImportarQuestionarioModal key="d" aoFechar={nada} />,
  ],
  CopiarGruposModal: ['Questionário', <CopiarGruposModal key="d" questionarioId="q" aoFechar={nada} />],
  PerguntaFormModal: ['Grupo', <PerguntaFormModal key="d" aoFechar={nada} />],
  TaticaModal: ['Nome', <TaticaModal key="d" aoSalvar={nada} aoFechar={nada} />],
  MovimentacaoModal: [
    'Status',
    <MovimentacaoModal key="d" tatica={{ id: 't', ...umaTaticaDaJogada(ana) }} aoFechar={nada} />,
  ],
  ProjetoFormModal: ['Nome', <ProjetoFormModal key="d" aoFechar={nada} />],
  AdicionarColaboradorModal: ['Nome', <AdicionarColaboradorModal key="d" aoFechar={nada} />],
  IndividualModal: ['Nome', <IndividualModal key="d" aoFechar={nada} />],
  ConvidarRespondentesModal: [
    'E-mails',
    <ConvidarRespondentesModal
      key="d"
      alvo={{ idEmpresa: 'e', idProjeto: 'p', idQuestionario: 'q' }}
      nome="Autodiagnóstico"
      fim="2026-12-20T02:59:59.999Z"
      aoFechar={nada}
    />,
  ],
  EvidenciaModal: [
    'Arquivo: escolher arquivo',
    <EvidenciaModal
      key="d"
      questionario={{ id: 'q', idEmpresa: 'e', idProjeto: 'p', nome: 'Autodiagnóstico', projeto: 'Prêmio' }}
      restam={5}
      aoFechar={nada}
    />,
  ],
  OutroEnderecoModal: [
    'E-mail',
    <OutroEnderecoModal
      key="d"
      licenciadaId="rede-sul"
      empresa={{ id: 'e', ...umaEmpresa() }}
      administrador={umAdministrador()}
      aoFechar={nada}
    />,
  ],
  RevogarCertificadoModal: [
    'Motivo',
    <RevogarCertificadoModal key="d" certificado={umCertificado()} aoFechar={nada} />,
  ],
  ReabrirModal: ['Motivo', <ReabrirModal key="d" folha="folha-1" aoFechar={nada} />],
  VariosModal: ['E-mails', <VariosModal key="d" aoFechar={nada} />],
  ConvidarColaboradorModal: ['Nome', <ConvidarColaboradorModal key="d" aoFechar={nada} />],
  EditarColaboradorModal: [
    'Nome',
    <EditarColaboradorModal key="d" colaborador={{ id: caio.uid, ...umColaborador(caio) }} aoFechar={nada} />,
  ],
  ImportarColaboradoresModal: ['Linhas da planilha', <ImportarColaboradoresModal key="d" aoFechar={nada} />],
  ImportarEmpresasModal: [
    'Linhas da planilha',
    <ImportarEmpresasModal
      key="d"
      projeto={{ id: 'p', nome: 'Prêmio', categoria: ['Indústria'] }}
      aoFechar={nada}
    />,
  ],
  CartelaModal: [
    'Impacto',
    <CartelaModal key="d" pai={umPaiNaTela(ideia)} criterios={unsCriterios(ana)} aoFechar={nada} />,
  ],
  CriteriosModal: [
    'Critério 1',
    <CriteriosModal key="d" tipo={IDEIA} criterios={unsCriterios(ana)} aoFechar={nada} />,
  ],
  ParticipantesModal: ['Participantes', <ParticipantesModal key="d" comite={comite} aoFechar={nada} />],
  TextosModal: [
    'Procurar nos textos',
    <TextosModal key="d" questionarioId="q" pergunta={{ id: 'p1', nome: 'O que falta?' }} aoFechar={nada} />,
  ],
  TextoDaAtaModal: ['Pauta', <TextoDaAtaModal key="d" comite={comite} campo="pauta" aoFechar={nada} />],
  DesafioFormModal: ['Título', <DesafioFormModal key="d" aoFechar={nada} />],
  IdeiaFormModal: ['Título', <IdeiaFormModal key="d" aoFechar={nada} />],
  ImplementadoresModal: ['Implementadores', <ImplementadoresModal key="d" ideia={ideia} aoFechar={nada} />],
  ComunicadoFormModal: ['Título', <ComunicadoFormModal key="d" aoFechar={nada} />],
  DevolverModal: [
    'Motivo',
    <DevolverModal key="d" ideiaId="i" linha={umaLinhaDoRetorno(clara)} aoFechar={nada} />,
  ],
  DesconsiderarModal: [
    'Motivo',
    <DesconsiderarModal
      key="d"
      alvo={{ idEmpresa: 'norte', questionarioId: 'q' }}
      nota="n"
      aoFechar={nada}
    />,
  ],
  ImpedimentoModal: [
    'Motivo',
    <ImpedimentoModal
      key="d"
      qual={{ projetoId: 'p', fase: 4 }}
      avaliadores={[{ id: 'tea', nome: 'Tea' }]}
      empresas={[{ id: 'norte', nome: 'Rota Norte' }]}
      aoFechar={nada}
    />,
  ],
  DenunciarModal: [
    'Por que você denuncia',
    <DenunciarModal key="d" alvo={{ tipo: 'IDEIA', pai: 'i', filho: '' }} aoFechar={nada} />,
  ],
  DecidirModal: ['O que fazer', <DecidirModal key="d" caso={umCasoNaFila()} aoFechar={nada} />],
  DiaModal: [
    'Dia em que a ideia foi implementada',
    <DiaModal key="d" ideiaId="i" atual={null} aoFechar={nada} />,
  ],
  RetornoFormModal: ['O que a ideia traz', <RetornoFormModal key="d" ideiaId="i" aoFechar={nada} />],
  VincularModal: [
    'Título da outra ideia',
    <VincularModal key="d" de={umPaiNaTela(ideia)} com={IDEIA} menos={[]} aoFechar={nada} />,
  ],
  FiltroModal: [
    'Campo',
    <FiltroModal key="d" tipo={RELATORIO_DE_IDEIAS} filtro={SEM_FILTRO} aoFiltrar={nada} aoFechar={nada} />,
  ],
  EditarComentarioModal: [
    'Comentário',
    <EditarComentarioModal key="d" conversa={conversa} comentario={comentario} aoFechar={nada} />,
  ],
  AdicionarMarcoModal: ['Responsáveis', <AdicionarMarcoModal key="d" pai={pai} aoFechar={nada} />],
  EditarMarcoModal: ['Responsáveis', <EditarMarcoModal key="d" pai={pai} marco={marco} aoFechar={nada} />],
  AtuacaoModal: [
    'Descrição da atuação',
    <AtuacaoModal key="d" pai={pai} marco={marco} titulo="Iniciar atuação" aoFechar={nada} />,
  ],
  BonusModal: ['Colaborador', <BonusModal key="d" regulamentoId="r" aoFechar={nada} />],
  CampanhaModal: [
    'Descrição',
    <CampanhaModal
      key="d"
      campanha={undefined}
      regulamento={regulamentoVazio}
      aoSalvar={nada}
      aoFechar={nada}
    />,
  ],
};

it.each(Object.entries(COMECAM_EM))('%s começa no primeiro campo', async (_nome, [campo, dialogo]) => {
  desenharTela(sessao, dialogo);
  await screen.findByRole('dialog');
  await waitFor(() =>
    expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(`^${campo}`) as string),
  );
  // Nothing has been asked for yet: no list stands open over the dialog.
  expect(screen.queryByRole('combobox', { expanded: true })).toBeNull();
});
