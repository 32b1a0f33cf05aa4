/** The other forms: their fields are lists or numbers, or they are no dialog. Stories look at them as at the others. */
import { ComunicadoFormModal } from '@/areas/comunicados/ComunicadoFormModal';
import { DenunciarModal } from '@/areas/conversa/DenunciarModal';
import { DecidirModal } from '@/areas/moderacao/DecidirModal';
import { DevolverModal } from '@/areas/retorno/DevolverModal';
import { DiaModal } from '@/areas/retorno/DiaModal';
import { RetornoFormModal } from '@/areas/retorno/RetornoFormModal';
import { umCasoNaFila } from '@tests/support/moderacao';
import { umaLinhaDoRetorno } from '@tests/support/retorno';
import { Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { CanalFormModal } from '@/areas/administracao/canais/CanalFormModal';
import { MinhaEmpresaForm } from '@/areas/administracao/MinhaEmpresaForm';
import { VariosModal } from '@/areas/colaboradores/VariosModal';
import { umAdministrador } from '@tests/support/administrador';
import { OutroEnderecoModal } from '@/areas/administracao/OutroEnderecoModal';
import { RevogarCertificadoModal } from '@/areas/certificados/RevogarCertificadoModal';
import { ReabrirModal } from '@/areas/resposta/ReabrirModal';
import { ImpedimentoModal } from '@/areas/juri/ImpedimentoModal';
import { DesconsiderarModal } from '@/areas/resultados/avaliacao/DesconsiderarModal';
import { FormDoJuri } from '@/areas/juri/FormDoJuri';
import { FormDaNota } from '@/areas/resultados/avaliacao/FormDaNota';
import { EvidenciaModal } from '@/areas/evidencias/EvidenciaModal';
import { ConvidarRespondentesModal } from '@/areas/convidados/ConvidarRespondentesModal';
import { FormularioDeMovimentacao } from '@/areas/comites/FormularioDeMovimentacao';
import { ParticipantesModal } from '@/areas/comites/ParticipantesModal';
import { ComentarioForm } from '@/areas/conversa/ComentarioForm';
import { conversaSob } from '@/areas/conversa/conversa';
import { ImplementadoresModal } from '@/areas/ideias/detalhe/ImplementadoresModal';
import { CriteriosModal } from '@/areas/movimentacoes/cartela/CriteriosModal';
import { MovimentacaoModal } from '@/areas/incentivo/implementacao/MovimentacaoModal';
import { EscolherTaticasModal } from '@/areas/incentivo/jogadas/EscolherTaticasModal';
import { JogadaForm } from '@/areas/incentivo/jogadas/JogadaForm';
import { TaticaModal } from '@/areas/incentivo/TaticaModal';
import { DadosDoTipo } from '@/areas/incentivo/tipos/DadosDoTipo';
import { TaticasDoTipo } from '@/areas/incentivo/tipos/TaticasDoTipo';
import { FormularioDoPatrocinio } from '@/areas/patrocinio/FormularioDoPatrocinio';
import { BonusModal } from '@/areas/pontos/BonusModal';
import { CategoriaDaEmpresaModal } from '@/areas/cadastro/categoria/CategoriaDaEmpresaModal';
import { preverFase } from '@/domain/contratos/projetos';
import { NovaMensagemModal } from '@/areas/projetos/NovaMensagemModal';
import { ComecarEdicaoModal } from '@/areas/projetos/ComecarEdicaoModal';
import { FaseDaEmpresaModal } from '@/areas/projetos/FaseDaEmpresaModal';
import { CampanhaModal } from '@/areas/regulamentos/CampanhaModal';
import { RegulamentoForm } from '@/areas/regulamentos/RegulamentoForm';
import { FormularioDaInscricao } from '@/areas/entrada/FormularioDaInscricao';
import { FormularioDoAutocadastro } from '@/areas/entrada/FormularioDoAutocadastro';
import { TermosModal } from '@/areas/entrada/TermosModal';
import { TERMOS_DA_INSCRICAO } from '@/domain/projetos/termos-da-inscricao';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { caminhos } from '@/domain/comum/caminhos';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { camposDaEmpresa } from '@/domain/empresas/empresa-form';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { taticasDeInovacao } from '@/domain/incentivo/tatica';
import { umaTatica } from '@/domain/incentivo/tatica.exemplo';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { formDaCampanha, formDoRegulamento } from '@/domain/regulamentos/regulamento-form';
import {
  REGULAMENTO,
  umaCampanha,
  umaEmpresa,
  umaIdeiaPublicada,
  umaPessoa,
  umComite,
  umProjeto,
  umRegulamento,
  umStatus,
  unsCriterios,
} from '@tests/support/documentos';
import { umCertificado } from '@tests/support/certificado';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { ana, caio, clara, EMPRESA, paulo, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import type { FormularioVisto } from './linha';

const ideia = {
  id: 'i',
  ...umaIdeiaPublicada(clara, { implementadoresReferences: [caio.referencia, paulo.referencia] }),
};
const pai = umPaiNaTela(ideia);
const comite = { id: '1', ...umComite(tea, { participantesReferences: [tea.referencia, caio.referencia] }) };
const regra = { id: REGULAMENTO, ...umRegulamento() };
const campanha = { id: 'c', ...umaCampanha() };
const tipo = { id: 'o', ...umTipoDeInovacao(ana, { nome: 'Oferta' }) };
const onde = { patrocinio: 'p', carteira: 'c', regulamento: 'r' };
const saldo = {
  onde,
  carteira: undefined,
  patrocinio: undefined,
  dadas: 4,
  gastas: 10,
  quota: 100,
  maximo: 94,
  aberto: true,
};
const pessoas = Object.fromEntries(
  [ana, caio, clara, paulo, tea].map((uma) => [`${caminhos.pessoas(EMPRESA)}/${uma.uid}`, umaPessoa(uma)]),
);
const catalogo = {
  [`${categorias.onde(EMPRESA)}/produto`]: umaCategoria(ana, { nome: 'Produto' }),
  [`${tiposDeJogada.onde(EMPRESA)}/canal`]: umTipoDeJogada(ana, { nome: 'Canal' }),
  [`${tiposDeInovacao.onde(EMPRESA)}/o`]: tipo,
  [`${taticasDeInovacao.onde(EMPRESA)}/x`]: umaTatica(ana, { nome: 'Conjunto', tipoDeInovacao: 'o' }),
};
/** What stands in a page or in a dialog of its own making, under the heading it has there. */
const emPagina = (titulo: string, formulario: ReactElement) => (
  <Stack component="main" p="md" maw={900}>
    <Title order={1}>{titulo}</Title>
    {formulario}
  </Stack>
);

const ENDERECO_DO_PROJETO = { licenciadaId: 'l', empresaId: 'e', projetoId: 'p' };
const PROJETO_APRESENTADO: ProjetoApresentado = {
  licenciadaId: 'l',
  nome: 'Prêmio',
  situacao: 'abertas',
  inicio: '2026-01-01',
  fim: '2026-12-31',
  linkRegulamento: 'https://premio.exemplo/',
  categorias: ['Indústria', 'Serviços'],
  embaixadores: [],
  banner: null,
};

export const OUTROS_FORMULARIOS: readonly FormularioVisto[] = [
  {
    nome: 'MinhaEmpresaForm',
    quem: ana,
    rascunho: { chave: `${ana.uid}/minha-empresa`, campos: camposDaEmpresa(umaEmpresa()) },
    desenho: () =>
      emPagina(
        'Cadastro da empresa',
        <MinhaEmpresaForm
          uid={ana.uid}
          responsavel={{ nome: ana.nome, email: ana.email }}
          aoCadastrar={() => {}}
        />,
      ),
    campo: 'Nome fantasia',
  },
  {
    nome: 'CanalFormModal',
    quem: ana,
    desenho: (aoFechar) => <CanalFormModal tipo="TEAMS" canal={undefined} aoFechar={aoFechar} />,
    campo: 'Endereço',
  },
  {
    nome: 'NovaMensagemModal',
    quem: ana,
    desenho: (aoFechar) => <NovaMensagemModal projeto={{ id: 'p', ...umProjeto(ana) }} aoFechar={aoFechar} />,
    campo: 'Assunto',
  },
  {
    nome: 'ComecarEdicaoModal',
    quem: ana,
    antes: {
      [caminhos.registro(EMPRESA, 'questionarios', 'q')]: umQuestionario(ana, { idProjeto: 'p' }),
    },
    desenho: (aoFechar) => (
      <ComecarEdicaoModal projeto={{ id: 'p', ...umProjeto(ana) }} aoFechar={aoFechar} />
    ),
    campo: 'Nome',
  },
  {
    nome: 'FaseDaEmpresaModal',
    quem: ana,
    respostas: {
      [preverFase.nome]: {
        perdem: [{ idEmpresa: 'e', nome: 'Cometa Logística', faltam: ['Entrevista', 'Autoavaliação'] }],
      },
    },
    desenho: (aoFechar) => (
      <FaseDaEmpresaModal
        projeto={umProjeto(ana)}
        inscrito={{ id: 'p_e', ...umStatus('p', 'e') }}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Nova fase',
  },
  {
    nome: 'CategoriaDaEmpresaModal',
    quem: ana,
    desenho: (aoFechar) => (
      <CategoriaDaEmpresaModal
        organizadora={EMPRESA.empresaId}
        idProjeto="p"
        categorias={['Indústria', 'Serviços']}
        empresa={{ idEmpresa: 'e', nome: 'Cometa Logística', categoria: '' }}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Categoria',
  },
  {
    nome: 'TermosModal',
    quem: ana,
    desenho: (aoFechar) => (
      <TermosModal
        projeto={{ licenciadaId: 'l', empresaId: 'e', projetoId: 'p' }}
        linkRegulamento="https://premio.exemplo/"
        aoFechar={aoFechar}
        aoAceitar={() => Promise.resolve()}
      />
    ),
    campo: TERMOS_DA_INSCRICAO.regulamento.texto,
  },
  {
    nome: 'FormularioDoAutocadastro',
    quem: ana,
    desenho: () => (
      <FormularioDoAutocadastro endereco={ENDERECO_DO_PROJETO} projeto={PROJETO_APRESENTADO} cnpj="" />
    ),
    campo: 'CNPJ',
  },
  {
    nome: 'FormularioDaInscricao',
    quem: ana,
    desenho: () => (
      <FormularioDaInscricao endereco={ENDERECO_DO_PROJETO} projeto={PROJETO_APRESENTADO} cnpj="" />
    ),
    campo: 'CNPJ',
  },
  {
    nome: 'VariosModal',
    quem: ana,
    desenho: (aoFechar) => <VariosModal aoFechar={aoFechar} />,
    campo: 'E-mails',
  },
  {
    nome: 'ConvidarRespondentesModal',
    quem: ana,
    desenho: (aoFechar) => (
      <ConvidarRespondentesModal
        fim="2026-12-20T02:59:59.999Z"
        alvo={{ idEmpresa: EMPRESA.empresaId, idProjeto: 'p', idQuestionario: 'q' }}
        nome="Autodiagnóstico de inovação"
        aoFechar={aoFechar}
      />
    ),
    campo: 'E-mails',
  },
  {
    nome: 'EvidenciaModal',
    quem: ana,
    desenho: (aoFechar) => (
      <EvidenciaModal
        questionario={{ id: 'q', idEmpresa: 'e', idProjeto: 'p', nome: 'Autodiagnóstico', projeto: 'Prêmio' }}
        restam={5}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Arquivo: escolher arquivo',
  },
  {
    nome: 'OutroEnderecoModal',
    quem: ana,
    desenho: (aoFechar) => (
      <OutroEnderecoModal
        licenciadaId="rede-sul"
        empresa={{ id: 'e', ...umaEmpresa() }}
        administrador={umAdministrador()}
        aoFechar={aoFechar}
      />
    ),
    campo: 'E-mail',
  },
  {
    nome: 'RevogarCertificadoModal',
    quem: ana,
    desenho: (aoFechar) => <RevogarCertificadoModal certificado={umCertificado()} aoFechar={aoFechar} />,
    campo: 'Motivo',
  },
  {
    nome: 'ReabrirModal',
    quem: ana,
    desenho: (aoFechar) => <ReabrirModal folha="folha-1" aoFechar={aoFechar} />,
    campo: 'Motivo',
  },
  {
    nome: 'FormDaNota',
    quem: ana,
    desenho: () =>
      emPagina(
        'Avaliadores',
        <FormDaNota
          alvo={{ idEmpresa: 'convidada', questionarioId: 'q' }}
          grupo={{ id: 'g', nome: 'Estratégia' }}
          fase={4}
          idResposta={null}
          propria={undefined}
        />,
      ),
    campo: 'Sua nota para Estratégia',
  },
  {
    nome: 'ParticipantesModal',
    quem: tea,
    antes: { ...pessoas, [caminhos.comite(EMPRESA, '1')]: comite },
    desenho: (aoFechar) => <ParticipantesModal comite={comite} aoFechar={aoFechar} />,
    campo: 'Participantes',
  },
  {
    nome: 'ImplementadoresModal',
    quem: tea,
    antes: pessoas,
    desenho: (aoFechar) => <ImplementadoresModal ideia={ideia} aoFechar={aoFechar} />,
    campo: 'Implementadores',
  },
  {
    nome: 'CriteriosModal',
    quem: ana,
    desenho: (aoFechar) => <CriteriosModal tipo={IDEIA} criterios={unsCriterios(ana)} aoFechar={aoFechar} />,
    campo: 'Critério 1',
  },
  {
    nome: 'BonusModal',
    quem: ana,
    antes: pessoas,
    desenho: (aoFechar) => <BonusModal regulamentoId={REGULAMENTO} aoFechar={aoFechar} />,
    campo: 'Colaborador',
  },
  {
    nome: 'ComunicadoFormModal',
    quem: ana,
    desenho: (aoFechar) => <ComunicadoFormModal aoFechar={aoFechar} />,
    campo: 'Título',
  },
  {
    nome: 'RetornoFormModal',
    quem: ana,
    desenho: (aoFechar) => <RetornoFormModal ideiaId="i" aoFechar={aoFechar} />,
    campo: 'Valor por mês',
  },
  {
    nome: 'DesconsiderarModal',
    quem: ana,
    desenho: (aoFechar) => (
      <DesconsiderarModal alvo={{ idEmpresa: 'norte', questionarioId: 'q' }} nota="n" aoFechar={aoFechar} />
    ),
    campo: 'Motivo',
  },
  {
    nome: 'ImpedimentoModal',
    quem: ana,
    desenho: (aoFechar) => (
      <ImpedimentoModal
        qual={{ projetoId: 'p', fase: 4 }}
        avaliadores={[{ id: 'tea', nome: 'Tea' }]}
        empresas={[{ id: 'norte', nome: 'Rota Norte' }]}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Motivo',
  },
  {
    nome: 'FormDoJuri',
    quem: ana,
    desenho: () => (
      <Stack component="main" p="md">
        <Title order={1}>Júri</Title>
        <FormDoJuri
          qual={{ projetoId: 'p', fase: 4 }}
          lido={{
            projeto: 'Prêmio Inovação',
            fases: [],
            categorias: ['Indústria'],
            questionarios: [{ id: 'q', nome: 'Liderança', grupos: [{ id: 'g', nome: 'Cultura' }] }],
            candidatos: [{ id: 'tea', nome: 'Tea' }],
            empresas: [{ id: 'norte', nome: 'Rota Norte', categoria: 'Indústria' }],
            juri: null,
            daEdicaoAnterior: null,
          }}
        />
      </Stack>
    ),
    campo: 'Avaliar até',
  },
  {
    nome: 'DevolverModal',
    quem: ana,
    desenho: (aoFechar) => <DevolverModal ideiaId="i" linha={umaLinhaDoRetorno(clara)} aoFechar={aoFechar} />,
    campo: 'Motivo',
  },
  {
    nome: 'DenunciarModal',
    quem: ana,
    desenho: (aoFechar) => (
      <DenunciarModal alvo={{ tipo: 'IDEIA', pai: 'i', filho: '' }} aoFechar={aoFechar} />
    ),
    campo: 'O que há de errado',
  },
  {
    nome: 'DecidirModal',
    quem: ana,
    desenho: (aoFechar) => <DecidirModal caso={umCasoNaFila()} aoFechar={aoFechar} />,
    campo: 'Explicação',
  },
  {
    nome: 'DiaModal',
    quem: ana,
    desenho: (aoFechar) => <DiaModal ideiaId="i" atual={null} aoFechar={aoFechar} />,
    campo: 'Dia em que a ideia foi implementada',
  },
  {
    nome: 'RegulamentoForm',
    quem: ana,
    desenho: () => (
      <Stack component="main" p="md">
        <RegulamentoForm
          id={regra.id}
          situacao="aberto"
          regulamento={regra}
          campanhasIniciais={[
            { id: 'c', form: formDaCampanha(campanha), gravada: campanha, mudou: false, removida: false },
          ]}
        />
      </Stack>
    ),
    campo: 'Nome',
  },
  {
    nome: 'CampanhaModal',
    quem: ana,
    desenho: (aoFechar) => (
      <CampanhaModal
        campanha={undefined}
        regulamento={formDoRegulamento(regra)}
        aoSalvar={() => {}}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Descrição',
  },
  {
    nome: 'DadosDoTipo',
    quem: ana,
    antes: catalogo,
    desenho: () => emPagina('Tipo de inovação', <DadosDoTipo id="o" tipo={tipo} aoSeguir={() => {}} />),
    campo: 'Nome',
  },
  {
    nome: 'TaticasDoTipo',
    quem: ana,
    antes: catalogo,
    desenho: () => emPagina('Táticas de inovação', <TaticasDoTipo tipo={tipo} />),
    campo: 'Editar Conjunto',
  },
  {
    nome: 'TaticaModal',
    quem: ana,
    desenho: (aoFechar) => <TaticaModal aoSalvar={() => {}} aoFechar={aoFechar} />,
    campo: 'Nome',
  },
  {
    nome: 'JogadaForm',
    quem: ana,
    antes: catalogo,
    desenho: () => (
      <Stack component="main" p="md">
        <JogadaForm
          id="k"
          modo="customizar"
          jogada={{ id: 'j', ...umaJogada(clara) }}
          taticas={[{ id: 't', ...umaTaticaDaJogada(clara, { nome: 'Balcão', jogada: 'j' }) }]}
        />
      </Stack>
    ),
    campo: 'Nome',
  },
  {
    nome: 'EscolherTaticasModal',
    quem: ana,
    antes: catalogo,
    desenho: (aoFechar) => <EscolherTaticasModal jaTem={[]} aoEscolher={() => {}} aoFechar={aoFechar} />,
    campo: 'Conjunto',
  },
  {
    nome: 'MovimentacaoModal',
    quem: ana,
    desenho: (aoFechar) => (
      <MovimentacaoModal
        tatica={{ id: 't', ...umaTaticaDaJogada(clara, { nome: 'Balcão', jogada: 'j' }) }}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Descrição',
  },
  {
    nome: 'FormularioDeMovimentacao',
    quem: tea,
    antes: { [caminhos.ideia(EMPRESA, 'i')]: ideia },
    desenho: () => emPagina('Análise do comitê', <FormularioDeMovimentacao pai={pai} />),
    campo: 'Observação',
  },
  {
    nome: 'ComentarioForm',
    quem: caio,
    antes: pessoas,
    desenho: () => emPagina('Comentários', <ComentarioForm conversa={conversaSob(umaSessao(caio), pai)} />),
    campo: 'Seu comentário',
  },
  {
    nome: 'FormularioDoPatrocinio',
    quem: caio,
    desenho: () => emPagina('Patrocínio', <FormularioDoPatrocinio pai={pai} saldo={saldo} />),
    campo: 'Moedas',
  },
];
