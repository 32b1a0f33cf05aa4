/** Six pages of a voting: welcome, category, company, thanks, confirmation, the end (part 3 §4). */
import { useState } from 'react';
import { idDaUrna } from '@/domain/votacao/endereco';
import type { Candidata, CategoriaDaUrna } from '@/domain/votacao/urna';
import { Boasvindas } from './Boasvindas';
import { EscolhaDaCategoria } from './EscolhaDaCategoria';
import { EscolhaDaEmpresa } from './EscolhaDaEmpresa';
import { Confirmacao } from './Confirmacao';
import { Fim } from './Fim';
import { guardar, lembrar, type Lembrado } from './memoria';
import { Obrigado } from './Obrigado';
import type { UrnaLida } from './urna.data';
import { type Pagina, usePagina } from './usePagina';

interface Props {
  lida: UrnaLida;
  aoEncerrar: () => void;
  /** Verifies the receipt of a vote. */
  aoConferir: () => void;
}

export function Cabine({ lida, aoEncerrar, aoConferir }: Props) {
  const { alvo, urna } = lida;
  const id = idDaUrna(alvo);
  const [lembrado, definir] = useState<Lembrado>(() => lembrar(id));
  const [inicial] = useState<Pagina>(lembrado.confirmado ? 'final' : 'inicio');
  const [pagina, ir] = usePagina(inicial);
  const [categoria, escolherCategoria] = useState<CategoriaDaUrna>();
  /** Said on the last page: categories in which an earlier vote stands. */
  const [ficaram, dizerQueFicaram] = useState<string[]>([]);
  const { escolhas, confirmado } = lembrado;
  const mudar = (mudancas: Partial<Lembrado>) => {
    const novo = { ...lembrado, ...mudancas };
    guardar(id, novo);
    definir(novo);
  };
  const comCandidatas = urna.categorias.filter(({ empresas }) => empresas.length > 0);
  const restam = comCandidatas.filter(({ nome }) => !escolhas.some((feita) => feita.categoria === nome));

  const votarEm = (empresa: Candidata) => {
    if (!categoria) return;
    const outras = escolhas.filter((feita) => feita.categoria !== categoria.nome);
    mudar({ escolhas: [...outras, { categoria: categoria.nome, empresa }] });
    const sobram = restam.filter(({ nome }) => nome !== categoria.nome);
    ir(sobram.length === 0 ? 'confirmacao' : 'obrigado');
  };
  const abrir = (qual: CategoriaDaUrna) => {
    escolherCategoria(qual);
    ir('empresa');
  };

  if (confirmado) return <Fim alvo={alvo} recibo={lembrado.recibo} ficaram={ficaram} />;
  const ultima = escolhas.at(-1);
  if (pagina === 'empresa' && categoria) {
    const escolhida = escolhas.find((feita) => feita.categoria === categoria.nome)?.empresa.id;
    return (
      <EscolhaDaEmpresa
        key={categoria.nome}
        urna={urna}
        categoria={categoria}
        escolhida={escolhida}
        aoVotar={votarEm}
        aoVoltar={() => ir('categoria')}
      />
    );
  }
  if (pagina === 'obrigado' && ultima)
    return (
      <Obrigado
        urna={urna}
        escolha={ultima}
        restam={restam.length}
        aoVotarDeNovo={() => ir('categoria')}
        aoFinalizar={() => ir('confirmacao')}
      />
    );
  if (pagina === 'confirmacao' && ultima)
    return (
      <Confirmacao
        urna={urna}
        alvo={alvo}
        lembrado={lembrado}
        aoVotarEmOutra={restam.length > 0 ? () => ir('categoria') : undefined}
        aoTrocar={(nome) => {
          const qual = comCandidatas.find((cada) => cada.nome === nome);
          if (qual) abrir(qual);
        }}
        aoConfirmar={({ recibo, votos }) => {
          dizerQueFicaram(votos.flatMap(({ categoria: nome, deAntes }) => (deAntes ? [nome] : [])));
          // The next person at this device finds that somebody voted, not for whom (threats F24).
          mudar({ confirmado: true, recibo, escolhas: [] });
          ir('final');
        }}
        aoEncerrar={aoEncerrar}
      />
    );
  if (pagina === 'inicio')
    return (
      <Boasvindas
        urna={urna}
        categorias={comCandidatas}
        aoComecar={() => ir('categoria')}
        aoConferir={aoConferir}
      />
    );
  return (
    <EscolhaDaCategoria
      urna={urna}
      restam={restam}
      votadas={escolhas.length}
      aoEscolher={abrir}
      aoFinalizar={() => ir('confirmacao')}
    />
  );
}
