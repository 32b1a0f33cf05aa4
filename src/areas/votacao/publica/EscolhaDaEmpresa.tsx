import { type SyntheticEvent, useState } from 'react';
import type { Candidata, CategoriaDaUrna, Urna } from '@/domain/votacao/urna';
import { Aviso } from '@/ui/visitante/PaginaDoVisitante';
import { Pagina } from './Pagina';

interface Props {
  urna: Urna;
  categoria: CategoriaDaUrna;
  /** Id of what was chosen before, of somebody who comes back. */
  escolhida: string | undefined;
  aoVotar: (empresa: Candidata) => void;
  aoVoltar: () => void;
}

/** From so many on a field looks for the name. */
const MUITAS = 12;
const semSinais = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Third page: one company of the category. */
export function EscolhaDaEmpresa({ urna, categoria, escolhida, aoVotar, aoVoltar }: Props) {
  const [id, escolher] = useState(escolhida);
  const [procurado, procurar] = useState('');
  const [falta, dizerQueFalta] = useState(false);
  const enviar = (evento: SyntheticEvent) => {
    evento.preventDefault();
    const empresa = categoria.empresas.find((cada) => cada.id === id);
    dizerQueFalta(!empresa);
    if (empresa) aoVotar(empresa);
  };
  const vistas = categoria.empresas.filter(({ nome }) => semSinais(nome).includes(semSinais(procurado)));
  return (
    <Pagina urna={urna} titulo={categoria.nome} sobre="Escolha a empresa que mais inspira você">
      <form onSubmit={enviar}>
        {categoria.empresas.length >= MUITAS ? (
          <label className="campo">
            Procurar pelo nome
            <input
              type="search"
              autoComplete="off"
              value={procurado}
              onChange={({ currentTarget: { value } }) => procurar(value)}
            />
          </label>
        ) : null}
        <fieldset>
          <legend className="so-voz">Empresas de {categoria.nome}</legend>
          {vistas.map((empresa) => (
            <label key={empresa.id} className="opcao">
              <input
                type="radio"
                name="empresa"
                checked={empresa.id === id}
                onChange={() => escolher(empresa.id)}
              />
              <strong>{empresa.nome}</strong>
            </label>
          ))}
          {vistas.length === 0 ? <p role="status">Nenhuma empresa com esse nome.</p> : null}
        </fieldset>
        {falta && id === undefined ? <Aviso>Escolha uma empresa.</Aviso> : null}
        <button type="submit" className="principal preso">
          Votar
        </button>
        <div className="atos">
          <button type="button" onClick={aoVoltar}>
            Voltar às categorias
          </button>
        </div>
      </form>
    </Pagina>
  );
}
