// The control page of scorecard row 6: React, plain CSS, one fetch. Frozen: the built files beside are what is served.
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Ideia({ ideia }) {
  return (
    <li>
      <strong>{ideia.titulo}</strong>
      <p>{ideia.descricao}</p>
    </li>
  );
}

function Pagina() {
  const [ideias, setIdeias] = useState(null);
  const [voto, setVoto] = useState('');
  useEffect(() => {
    void fetch('/assets/ideias.json')
      .then((resposta) => resposta.json())
      .then(setIdeias);
  }, []);
  if (!ideias) return <p>Carregando…</p>;
  return (
    <form
      onSubmit={(evento) => {
        evento.preventDefault();
        document.title = voto;
      }}
    >
      <h1>Em qual ideia você vota?</h1>
      <ul>
        {ideias.map((ideia) => (
          <Ideia key={ideia.id} ideia={ideia} />
        ))}
      </ul>
      <input aria-label="Voto" value={voto} onChange={({ target }) => setVoto(target.value)} />
      <button>Votar</button>
    </form>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Pagina />
  </StrictMode>,
);
