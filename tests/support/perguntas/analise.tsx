/** Questions about companies of a project. */
import { AtosDaFase } from '@/areas/analise/AtosDaFase';
import { Publicacao } from '@/areas/analise/Publicacao';
import { CertificadosEmitidosPage } from '@/areas/certificados/CertificadosEmitidosPage';
import { caminhosDosCertificados } from '@/domain/certificados/certificado';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { umProjeto, umStatus } from '@tests/support/documentos';
import { umCertificado } from '@tests/support/certificado';
import { umaPublicacao } from '@tests/support/media';
import { ana, EMPRESA } from '@tests/support/personas';
import { apertar, doMenu, type UmaPergunta } from './linha';

const inscrito = { id: 'p_cometa', ...umStatus('p', 'cometa', { nomeFantasia: 'Cometa', status: 6 }) };

const revogado = umCertificado({ revogadoEm: new Date('2026-04-02T12:00:00Z') });

const daPublicacao = { arquivo: 'Publicacao', quem: ana };
const publicada = {
  antes: { [caminhosDaPublicacao.uma(EMPRESA, 'q')]: umaPublicacao() },
  desenho: () => <Publicacao idProjeto="p" questionario={{ id: 'q', nome: 'Liderança' }} />,
};

export const DA_ANALISE: readonly UmaPergunta[] = [
  {
    arquivo: 'AtosDaFase',
    nome: 'marcar como vencedora',
    quem: ana,
    desenho: () => <AtosDaFase projeto={umProjeto(ana)} inscrito={inscrito} />,
    perguntar: () => apertar('Marcar como vencedora'),
    titulo: 'Marcar Cometa como vencedora?',
    nao: 'Cancelar',
    sim: 'Marcar como vencedora',
  },
  {
    arquivo: 'CertificadosEmitidosPage',
    nome: 'restabelecer um certificado',
    quem: ana,
    antes: { [caminhosDosCertificados.um(EMPRESA, revogado)]: revogado },
    desenho: () => <CertificadosEmitidosPage />,
    perguntar: () => doMenu('Certificado de empresa vencedora de Cometa Logística', 'Restabelecer'),
    titulo: 'Restabelecer o certificado de Cometa Logística?',
    nao: 'Cancelar',
    sim: 'Restabelecer',
  },
  {
    ...daPublicacao,
    ...publicada,
    nome: 'publicar resultados',
    perguntar: () => apertar('Publicar de novo'),
    titulo: 'Publicar de novo os resultados de Liderança?',
    nao: 'Cancelar',
    sim: 'Publicar resultados',
  },
  {
    ...daPublicacao,
    ...publicada,
    nome: 'retirar resultados',
    perguntar: () => apertar('Retirar resultados'),
    titulo: 'Retirar os resultados de Liderança?',
    nao: 'Cancelar',
    sim: 'Retirar resultados',
  },
];
